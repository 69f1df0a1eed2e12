// The module behind the boards of Mastermind.
import { BoardCheck } from "./boards/board-check.tsx";
import { PracticeRound } from "./boards/practice-round.tsx";
import { WorkedExample } from "./boards/worked-example.tsx";
import { frontEnd } from "./start.ts";
import boards from "./styles/boards.css";
import rows from "./styles/rows.css";

export default frontEnd(
  {
    "board-check": BoardCheck,
    "practice-round": PracticeRound,
    "worked-example": WorkedExample,
  },
  [boards, rows],
);
