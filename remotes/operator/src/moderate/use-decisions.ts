import type { Decided, Decision, ModeratedThing } from "@nearsay/core/contract";
import { useState } from "react";
import { useAct } from "../frame/use-act.ts";
import { useCall } from "../frame/use-call.ts";
import { blockAuthor, decide } from "./moderation-calls.ts";
import { moderate as texts } from "#messages";

/** The result of the last decision. */
export interface Outcome {
  readonly words: string;
  /** Items that no longer existed. */
  readonly gone: readonly ModeratedThing[];
}

/** An action that requires confirmation. */
export type Question =
  | { readonly kind: "remove"; readonly things: readonly ModeratedThing[] }
  | { readonly kind: "block"; readonly thing: ModeratedThing };

export interface Decisions {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly outcome: Outcome | null;
  readonly question: Question | null;
  /** Asks for confirmation before anything is deleted. */
  readonly decide: (
    decision: Decision,
    things: readonly ModeratedThing[],
  ) => void;
  readonly block: (thing: ModeratedThing) => void;
  /** Runs or cancels the action in question. */
  readonly answer: (yes: boolean) => void;
}

/**
 * Decisions on surveys, posts and replies, one at a time.
 * @param onDecided Called with the result for each item.
 */
export function useDecisions(
  onDecided: (decision: Decision, decided: readonly Decided[]) => void,
): Decisions {
  const call = useCall();
  const act = useAct();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  function send(decision: Decision, things: readonly ModeratedThing[]) {
    setOutcome(null);
    act.run(async () => {
      const all: Decided[] = [];
      await decide(call, decision, things, (decided) => {
        all.push(...decided);
        onDecided(decision, decided);
        const gone = all.filter((one) => one.outcome === "gone");
        const done = all.length - gone.length;
        setOutcome({
          words: done > 0 ? texts.done[decision]({ count: done }) : "",
          gone,
        });
      });
    });
  }

  function block(thing: ModeratedThing) {
    setOutcome(null);
    act.run(async () => {
      await blockAuthor(call, thing);
      setOutcome({ words: texts.blockAsk.done(thing), gone: [] });
    });
  }

  return {
    busy: act.busy,
    failure: act.failure,
    outcome,
    question,
    decide(decision, things) {
      if (act.busy) return;
      if (decision === "remove") setQuestion({ kind: "remove", things });
      else send(decision, things);
    },
    block: (thing) => setQuestion({ kind: "block", thing }),
    answer(yes) {
      setQuestion(null);
      if (!yes || question === null) return;
      if (question.kind === "block") block(question.thing);
      else send("remove", question.things);
    },
  };
}
