// The module behind the boards of Decrypto.
import { frontEnd } from "./start.ts";
import boards from "./styles/boards.css";
import rows from "./styles/rows.css";

export default frontEnd({}, [boards, rows]);
