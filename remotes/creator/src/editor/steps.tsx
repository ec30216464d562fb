import { healthAtom } from "@nearsay/core/session";
import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useAtomValue } from "jotai";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { FoldedPart } from "../folded/folded-part.tsx";
import { creator as texts, steps as words } from "#messages";
import { describeResults, describeWho } from "./describe-steps.ts";
import type { FoldedStep } from "./step-of.ts";
import styles from "./steps.module.css";

/** Loaded on demand: most authors keep the defaults. */
const WhoFields = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "editor-who" */ "./who-fields.tsx"))
      .WhoFields,
  <Skeleton lines={6} label={words.loading} />,
  words.failed,
);

const ResultsFields = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor-results" */ "./results-fields.tsx"
      )
    ).ResultsFields,
  <Skeleton lines={6} label={words.loading} />,
  words.failed,
);

/** What can be set after the questions, each step folded into a sentence. */
export function Steps(props: {
  readonly draft: EditorDraft;
  /** The open one. */
  readonly step: FoldedStep | null;
  readonly onShow: (step: FoldedStep | null) => void;
}) {
  const { draft, step, onShow } = props;
  const { resultsGroup } = useAtomValue(healthAtom);
  const part = (name: FoldedStep) => ({
    heading: words[name].heading,
    open: step === name,
    onToggle: () => onShow(step === name ? null : name),
  });
  return (
    <section aria-label={texts.access.label} className={styles.panel}>
      <h3>{texts.access.heading}</h3>
      <Step
        {...part("who")}
        sentence={describeWho(draft)}
        onNear={WhoFields.bring}
      >
        <WhoFields draft={draft} />
      </Step>
      <Step
        {...part("results")}
        sentence={describeResults(draft, resultsGroup)}
        onNear={ResultsFields.bring}
      >
        <ResultsFields draft={draft} />
      </Step>
    </section>
  );
}

/** Stays in view when it opens, although a step above it closes. */
function Step(props: {
  readonly heading: string;
  readonly sentence: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onNear: () => void;
  readonly children: ReactNode;
}) {
  const head = useRef<HTMLDivElement>(null);
  const { open } = props;
  useLayoutEffect(() => {
    if (open) head.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <div className={styles.step}>
      <div ref={head} className={styles.head} />
      <FoldedPart {...props} level={4} />
    </div>
  );
}
