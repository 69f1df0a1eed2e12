// The module behind the boards of Mastermind.
import { BoardCheck } from "./boards/board-check.tsx";
import { MatchSheet } from "./boards/match-sheet.tsx";
import { PracticeRound } from "./boards/practice-round.tsx";
import { WorkedExample } from "./boards/worked-example.tsx";
import { frontEnd } from "./start.ts";
import boards from "./styles/boards.css";
import match from "./styles/match.css";
import rows from "./styles/rows.css";
import { answerQuestion, inWorker } from "./think.ts";

const start = () => frontEnd(
  {
    "board-check": BoardCheck,
    "match-sheet": MatchSheet,
    "practice-round": PracticeRound,
    "worked-example": WorkedExample,
  },
  [boards, rows, match],
);

export default inWorker ? answerQuestion() : start();
