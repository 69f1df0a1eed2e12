import { useMemo, useRef, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { AnswerForm } from "../parts/answer-form.tsx";
import { BoxPicker } from "../parts/boxes.tsx";
import { Comparison, type Place, type Side } from "../parts/comparison.tsx";
import { Frame, Status, useBoard } from "../parts/frame.tsx";
import { useTrait } from "../parts/hooks.ts";
import { LineEditor } from "../parts/line-editor.tsx";
import { PrintButton } from "../parts/print-button.tsx";
import { CopyLink } from "../parts/share.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { F6423, edition, editionText, format, letters, parse, type Code, type Edition, type EditionData } from "../rules/editions.ts";
import { repeatingPair } from "../rules/examples.ts";
import { explain, same, sentence, words, type Feedback, type Step } from "../rules/scoring.ts";

/** Steps through the answer to one guess. Codes are traits in English letters, whatever the board's language. */
export function WorkedExample({ model }: { model: Model }) {
  const board = useBoard(model, "worked.start");
  const { lang, say, announce } = board;
  useMemo(() => fillIn(model), [model]);
  const [boxData, setBoxData] = useTrait<string | EditionData>(model, "edition");
  const [secretText, setSecret] = useTrait<string>(model, "secret");
  const [guessText, setGuess] = useTrait<string>(model, "guess");
  const [stepTrait, setStep] = useTrait<number>(model, "step");
  const [prediction, setPrediction] = useTrait<readonly [number, number] | null>(model, "prediction");
  const [predict, setPredict] = useTrait<boolean>(model, "predict");
  const [open, setOpen] = useState<Place | null>(null);

  const box = useMemo(() => edition(boxData), [boxData]);
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
  function show(next: Readonly<Record<Side, Code>>, said: string, of = box): void {
    setSecret(letters(of, next.secret, "en"));
    setGuess(letters(of, next.guess, "en"));
    setPrediction(null);
    setStep(0);
    announce(said);
  }
  function another(of: Edition): void {
    const pair = repeatingPair(of);
    setBoxData(of.data);
    setOpen(null);
    show(pair, say("worked.new", { secret: format(of, pair.secret, lang), guess: format(of, pair.guess, lang) }), of);
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
    <Frame board={board} title={say("worked.title")} placed tools={
      <>
        <button type="button" onClick={() => show({ secret: codes.guess, guess: codes.secret }, say("worked.swapped"))}>{say("worked.swap")}</button>
        <button type="button" onClick={() => another(box)}>{say("worked.random")}</button>
        <button type="button" aria-pressed={Boolean(predict)} onClick={() => {
          setPredict(!predict);
          setPrediction(null);
          go(0);
        }}>{say("worked.predict")}</button>
        {model.place && <CopyLink place={model.place} announce={announce} traits={() => ({
          edition: editionText(box), secret: secretText, guess: guessText, predict: String(Boolean(predict)), lang,
        })} />}
        <PrintButton />
      </>
    }>
      <Comparison
        box={box} codes={codes} steps={steps.slice(0, step)} covered={covered} open={open} onChange={change}
        onOpen={(place) => setOpen(open?.side === place.side && open.at === place.at ? null : place)}
      />
      {open && <LineEditor key={open.side} box={box} place={open}
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
          <AnswerForm box={box} action={say("worked.check")} onAnswer={guessed} />
          <button type="button" class="mm-quiet" onClick={() => {
            setPredict(false);
            go(0);
          }}>{say("worked.show")}</button>
          <Status board={board} />
        </>
      ) : (
        <>
          <Stepper step={step} last={steps.length} go={go} revealed={revealed.current} />
          <Status board={board} />
          <Strip box={box} codes={codes} steps={steps} sentenceOf={(s) => sentence(s, box, lang)} />
        </>
      )}
      <div class="mm-row mm-settings">
        <BoxPicker box={box} onBox={another} />
      </div>
    </Frame>
  );
}

const FIRST = { secret: parse(F6423, "RBRG", "en"), guess: parse(F6423, "RRBY", "en") };

/** What a page leaves out: the box, and codes that tell something in it. */
function fillIn(model: Model): void {
  const box = edition((model.get("edition") as string | EditionData | undefined) ?? F6423.key);
  const pair = box === F6423 ? FIRST : repeatingPair(box);
  const fill = (name: string, value: unknown) => model.get(name) || model.set(name, value);
  fill("edition", box.data);
  for (const side of ["secret", "guess"] as const) fill(side, letters(box, pair[side], "en"));
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
