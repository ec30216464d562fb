import { Notice } from "@nearsay/core/ui";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { frame as frameTexts, moderate as texts } from "#messages";

import type { Decisions, Outcome, Question } from "./use-decisions.ts";

/** The result of the last decision, and the question before the next. */
export function DecisionNews({ decisions }: { readonly decisions: Decisions }) {
  const { failure, outcome, question, answer } = decisions;
  return (
    <>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {outcome !== null && <Told outcome={outcome} />}
      {question !== null && <Ask question={question} onAnswer={answer} />}
    </>
  );
}

function Told({ outcome: { words, gone } }: { readonly outcome: Outcome }) {
  const isWhole = gone.length === 0;
  return (
    <Notice tone={isWhole ? "success" : "warning"}>
      {words} {!isWhole && sayGone(gone)}
    </Notice>
  );
}

function sayGone(things: Outcome["gone"]): string {
  const [only, ...others] = things;
  return only !== undefined && others.length === 0
    ? texts.goneOne(only)
    : texts.gone({ things: listNames(things.map(texts.one)) });
}

function listNames([first = "", ...others]: readonly string[]): string {
  return others.reduce((names, name) => texts.names({ names, name }), first);
}

function Ask(props: {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}) {
  const { question, onAnswer } = props;
  const asked = question.kind === "block" ? texts.blockAsk : texts.remove;
  const things = question.kind === "block" ? [question.thing] : question.things;
  const { title } = asked;
  return (
    <DangerDialog
      open
      title={
        typeof title === "string" ? title : title({ count: things.length })
      }
      description={
        <>
          <p>
            <strong>{listNames(things.map(texts.name))}</strong>
          </p>
          <p>{asked.about}</p>
        </>
      }
      cancel={frameTexts.cancel}
      action={asked.action}
      onClose={() => onAnswer(false)}
      onAction={() => onAnswer(true)}
    />
  );
}
