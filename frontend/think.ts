// Thinks beside the page: in a worker made of this same module, or in small pieces where there can be none.
import { finish, isQuick, thinking, type Question } from "./rules/strategy.ts";

/** Whether this is the module in the worker. */
export const inWorker = typeof document === "undefined";
/** How long the page may be kept from its work, in ms. */
const SLICE = 10;

// Notebooks load the module from a blob, and take its address away as soon as it has run: only now can it be copied.
const source = import.meta.url;
const copy = !inWorker && source.startsWith("blob:") ? fetch(source).then((it) => it.blob()).catch(() => null) : null;
let workers = true;

/** The answer to a question. */
export async function think(question: Question): Promise<readonly number[]> {
  if (workers && !isQuick(question)) {
    try {
      return await ask(await address(), question);
    } catch {
      workers = false; // a page may forbid them
    }
  }
  return inPieces(question);
}

/** In the worker: answers the one question that it is sent. */
export function answerQuestion(): void {
  globalThis.onmessage = ({ data }: MessageEvent<Question>) => postMessage(finish(thinking(data)));
}

async function address(): Promise<string> {
  const blob = await copy;
  return blob ? URL.createObjectURL(blob) : source;
}

function ask(url: string, question: Question): Promise<readonly number[]> {
  return new Promise<readonly number[]>((resolve, reject) => {
    const worker = new Worker(url, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<readonly number[]>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = reject;
    worker.postMessage(question);
  }).finally(() => url !== source && URL.revokeObjectURL(url));
}

async function inPieces(question: Question): Promise<readonly number[]> {
  const thought = thinking(question);
  for (let since = performance.now(); ; ) {
    const { done, value } = thought.next();
    if (done) return value;
    if (performance.now() - since > SLICE) {
      await new Promise((resume) => setTimeout(resume));
      since = performance.now();
    }
  }
}
