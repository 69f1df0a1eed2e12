import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { AnswerForm } from "../parts/answer-form.tsx";
import { Comparison, type Place, type Side } from "../parts/comparison.tsx";
import { Frame, useBoard } from "../parts/frame.tsx";
import { useMedia, useTrait } from "../parts/hooks.ts";
import { Palette, TypedCode } from "../parts/palette.tsx";
import { CopyLink } from "../parts/share.tsx";
import { printOnly } from "../print.ts";
import { edition, format, letters, parse, type Code, type Edition, type EditionData } from "../rules/editions.ts";
import { repeatingPair } from "../rules/examples.ts";
import { explain, same, sentence, words, type Feedback, type Step } from "../rules/scoring.ts";

const PLAY_MS = 2000;

/** Steps through the answer to one guess. Codes are traits in English letters, whatever the board's language. */
export function WorkedExample({ model }: { model: Model }) {
  const board = useBoard(model, "worked.start");
  const { lang, say, announce } = board;
  const [boxData] = useTrait<string | EditionData>(model, "edition");
  const [secretText, setSecret] = useTrait<string>(model, "secret");
  const [guessText, setGuess] = useTrait<string>(model, "guess");
  const [stepTrait, setStep] = useTrait<number>(model, "step");
  const [prediction, setPrediction] = useTrait<readonly [number, number] | null>(model, "prediction");
  const [predict, setPredict] = useTrait<boolean>(model, "predict");
  const [open, setOpen] = useState<Place | null>(null);

  const box = useMemo(() => edition(boxData ?? "f6423"), [boxData]);
  const codes = { secret: parse(box, secretText, "en"), guess: parse(box, guessText, "en") };
  const steps = useMemo(() => explain(codes.secret, codes.guess, box.hole), [box, secretText, guessText]);
  const step = Math.max(0, Math.min(Number(stepTrait) || 0, steps.length));
  const covered = Boolean(predict) && !prediction;
  const revealed = useRef(false);
  revealed.current ||= covered;

  function go(to: number): void {
    setStep(to);
    announce(to === 0 ? say("worked.start") : sentence(steps[to - 1]!, box, lang));
  }
  function show(next: Readonly<Record<Side, Code>>, said: string): void {
    setSecret(letters(box, next.secret, "en"));
    setGuess(letters(box, next.guess, "en"));
    setPrediction(null);
    setStep(0);
    announce(said);
  }
  function change({ side, at }: Place, symbol: number): void {
    const code = codes[side].map((old, p) => (p === at ? symbol : old));
    if (!box.repeats && codes[side].includes(symbol) && codes[side][at] !== symbol) {
      announce(say("error.repeat", { peg: at + 1, value: box.symbols[symbol]!.names[lang], first: codes[side].indexOf(symbol) + 1 }));
      return;
    }
    const place = say("board.place", { place: at + 1, colour: box.symbols[symbol]!.names[lang] });
    show({ ...codes, [side]: code }, `${say(`board.${side}`)}: ${place}`);
  }
  function guessed(answer: Feedback): void {
    const right = steps.at(-1)!.soFar;
    setPrediction([answer.exact, answer.misplaced]);
    announce(say(same(answer, right) ? "worked.predicted_right" : "worked.predicted_wrong", { prediction: words(answer, lang), answer: words(right, lang) }));
  }

  return (
    <Frame board={board} title={say("worked.title")} tools={
      <>
        <button type="button" onClick={() => show({ secret: codes.guess, guess: codes.secret }, say("worked.swapped"))}>{say("worked.swap")}</button>
        <button type="button" onClick={() => {
          const pair = repeatingPair(box);
          show(pair, say("worked.new", { secret: format(box, pair.secret, lang), guess: format(box, pair.guess, lang) }));
        }}>{say("worked.random")}</button>
        <button type="button" aria-pressed={Boolean(predict)} onClick={() => {
          setPredict(!predict);
          setPrediction(null);
          go(0);
        }}>{say("worked.predict")}</button>
        {model.place && <CopyLink place={model.place} announce={announce} traits={() => ({ secret: secretText, guess: guessText, lang })} />}
        <button type="button" onClick={(event) => printOnly(event.currentTarget.closest<HTMLElement>(".mm")!)}>{say("board.print")}</button>
      </>
    }>
      <Comparison
        box={box} codes={codes} steps={steps.slice(0, step)} covered={covered} open={open} onChange={change}
        onOpen={(place) => setOpen(open?.side === place.side && open.at === place.at ? null : place)}
      />
      {open && <Editor key={open.side} box={box} place={open} say={say} announce={announce}
        onPick={(symbol) => {
          change(open, symbol);
          setOpen({ ...open, at: (open.at + 1) % box.positions });
        }}
        onCode={(code) => show({ ...codes, [open.side]: code }, `${say(`board.${open.side}`)}: ${format(box, code, lang)}`)}
        onClose={() => setOpen(null)}
      />}
      {covered ? (
        <>
          <p>{say("worked.ask")}</p>
          <AnswerForm box={box} action={say("worked.check")} onAnswer={guessed} onRefusal={announce} />
          <button type="button" class="mm-quiet" onClick={() => {
            setPredict(false);
            go(0);
          }}>{say("worked.show")}</button>
        </>
      ) : (
        <>
          <Stepper step={step} last={steps.length} go={go} say={say} revealed={revealed.current} />
          <Strip box={box} codes={codes} steps={steps} sentenceOf={(s) => sentence(s, box, lang)} />
        </>
      )}
    </Frame>
  );
}

type Say = ReturnType<typeof useBoard>["say"];

/** Back, play, forward, to the end, and a slider that arrows and fingers move. */
function Stepper({ step, last, go, say, revealed }: {
  step: number; last: number; go: (to: number) => void; say: Say;
  /** Whether it comes in the place of the form that had the focus, and takes it over. */
  revealed: boolean;
}) {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (revealed) main.current?.focus();
  }, []);
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [playing, setPlaying] = useState(false);
  const run = playing && !still && step < last;
  const next = useRef(go);
  next.current = go;
  useEffect(() => {
    if (!run) return setPlaying(false);
    const timer = setTimeout(() => next.current(step + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [run, step]);
  const play = () => {
    if (step === last) go(0);
    setPlaying(!run);
  };
  return (
    <div class="mm-stepper">
      <div class="mm-row">
        <button type="button" disabled={step === 0} onClick={() => go(0)}>{say("worked.first")}</button>
        <button type="button" disabled={step === 0} onClick={() => go(step - 1)}>{say("worked.back")}</button>
        <button type="button" class="mm-main" ref={main} disabled={step === last} onClick={() => go(step + 1)}>{say("worked.next")}</button>
        <button type="button" disabled={step === last} onClick={() => go(last)}>{say("worked.end")}</button>
        {!still && <button type="button" onClick={play}>{say(run ? "worked.pause" : "worked.play")}</button>}
      </div>
      <label class="mm-row">
        <span>{say("worked.step", { step, last })}</span>
        <input type="range" min={0} max={last} value={step} onInput={(event) => go(Number(event.currentTarget.value))} />
      </label>
    </div>
  );
}

/** The colours for the place that was clicked, and a field to type its whole line. */
function Editor({ box, place, say, announce, onPick, onCode, onClose }: {
  box: Edition; place: Place; say: Say; announce: (sentence: string) => void;
  onPick: (symbol: number) => void; onCode: (code: Code) => void; onClose: () => void;
}) {
  const line = say(`board.${place.side}`);
  return (
    <div class="mm-panel">
      <span class="mm-label">{say("worked.change", { line, place: place.at + 1 })}</span>
      <Palette box={box} label={say("board.colours")} onPick={onPick} />
      <TypedCode box={box} label={say("worked.type", { line })} action={say("board.set")} onCode={onCode} onRefusal={announce} />
      <button type="button" class="mm-quiet" onClick={onClose}>{say("board.close")}</button>
    </div>
  );
}

/** Every step with its picture, for paper only. */
function Strip({ box, codes, steps, sentenceOf }: {
  box: Edition; codes: Readonly<Record<Side, Code>>; steps: readonly Step[]; sentenceOf: (step: Step) => string;
}) {
  return (
    <ol class="mm-strip">
      {steps.map((s, k) => (
        <li key={k}>
          <Comparison box={box} codes={codes} steps={steps.slice(0, k + 1)} />
          <p>{sentenceOf(s)}</p>
        </li>
      ))}
    </ol>
  );
}
