// Decrypto by its rules: cards, clues, a game move by move, its end, and what clues give away.
export * from "./decrypto/cards.ts";
export * from "./decrypto/clues.ts";
export * from "./decrypto/game.ts";
export * from "./decrypto/practice.ts";
export * from "./decrypto/readings.ts";
export * from "./decrypto/record.ts";
export * from "./decrypto/result.ts";
export * from "./decrypto/samples.ts";
export * from "./decrypto/saving.ts";
export * from "./decrypto/sheet.ts";
export * from "./decrypto/worked.ts";
