import { afterEach, expect, test, vi } from "vitest";
import { boardData, readBoard } from "../rules/board.ts";
import { practiceData, readPractice } from "../rules/decrypto/practice.ts";
import { readSheet, sheetData } from "../rules/decrypto/sheet.ts";
import { huntData, readHunt } from "../rules/hunt.ts";
import { practiceData as roundData, readPractice as readRound } from "../rules/practice.ts";
import { progressData, readProgress } from "../rules/progress.ts";
import { fromTraits, sheetData as matchData } from "../rules/sheet.ts";
import { keep } from "../store.ts";
// What a browser kept of a game on each board, made with version 0.1: later versions add files beside it.
import records from "./kept-0.1.json";

const again = <T, D>(read: (value: unknown) => T, write: (value: T) => D) => (value: unknown): unknown => write(read(value));
const BOARDS: Record<string, (value: unknown) => unknown> = {
  "board-check": again(readBoard, boardData),
  "bug-hunt": again(readHunt, huntData),
  "decrypto-round": again(readPractice, practiceData),
  "decrypto-sheet": again(readSheet, sheetData),
  "match-sheet": again(fromTraits, (sheet) => ({ ...matchData(sheet), format: undefined })),
  "practice-round": again(readRound, roundData),
  "scoring-practice": again(readProgress, progressData),
};
const KEY = /^mmteach:1:(?<pathname>[^#]+)#(?<place>(?<board>[a-z-]+)-\d+)(?:\?(?<ask>.*))?:[^:]+$/;

afterEach(() => void vi.unstubAllGlobals());

test("every board that keeps its game is among them", () => {
  expect(Object.keys(records).map((key) => KEY.exec(key)?.groups!.board).sort()).toEqual(Object.keys(BOARDS));
});

test.each(Object.entries(records))("%s opens as it was left", (key, record) => {
  const { pathname, place, board, ask = "" } = KEY.exec(key)!.groups!;
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("localStorage", { length: 1, key: () => key, getItem: () => JSON.stringify(record) });
  expect(keep(place, BOARDS[board!]!, ask).last).toMatchObject(record); // what came later has its default
});
