// The module behind the boards of Decrypto.
import { DecryptoRound } from "./boards/decrypto-round.tsx";
import { DecryptoSheet } from "./boards/decrypto-sheet.tsx";
import { frontEnd } from "./start.ts";
import boards from "./styles/boards.css";
import decrypto from "./styles/decrypto.css";
import rows from "./styles/rows.css";

export default frontEnd({ "decrypto-round": DecryptoRound, "decrypto-sheet": DecryptoSheet }, [boards, rows, decrypto]);
