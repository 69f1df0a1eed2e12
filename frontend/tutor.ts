// The module behind the boards that teach how to answer, and that find wrong rules.
import { BugHunt } from "./boards/bug-hunt.tsx";
import { ScoringPractice } from "./boards/scoring-practice.tsx";
import { frontEnd } from "./start.ts";
import boards from "./styles/boards.css";
import rows from "./styles/rows.css";
import scoring from "./styles/scoring.css";

export default frontEnd({ "bug-hunt": BugHunt, "scoring-practice": ScoringPractice }, [boards, rows, scoring]);
