import type { GeneratedSurvey } from "@nearsay/core/contract";
import { consentAtom, healthAtom } from "@nearsay/core/session";
import {
  Button,
  Checkbox,
  Notice,
  ParticipationNotice,
  announce,
} from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { type SyntheticEvent, useRef, useState } from "react";
import { texts } from "../texts.ts";
import { checkPrompt } from "./check-prompt.ts";
import { GenerationProgress } from "./generation-progress.tsx";
import styles from "./prompt-form.module.css";
import { PromptField } from "./prompt-field.tsx";
import { useGeneration } from "./use-generation.ts";

export interface PromptFormProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onGenerated: (generated: GeneratedSurvey) => void;
}

/** The first step: describe the survey, or ask for an empty one. */
export function PromptForm(props: PromptFormProps) {
  const { text, onTextChange, onGenerated } = props;
  const { consented, loading } = useAtomValue(consentAtom);
  const max = useAtomValue(healthAtom).surveyGenMaxChars;
  const [manual, setManual] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const generation = useGeneration(onGenerated);
  const notice = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const readOnly = !consented && !loading;

  function start(event: SyntheticEvent) {
    event.preventDefault();
    const found = consented && !manual ? checkPrompt(text, max) : null;
    setProblem(found);
    if (!consented) notice.current?.focus();
    else if (found !== null) field.current?.focus();
    else void generation.generate(manual ? "" : text.trim(), manual);
  }

  function cancel() {
    generation.cancel();
    announce(texts.prompt.cancelled);
    action.current?.focus();
  }

  return (
    <form noValidate className={styles.form} onSubmit={start}>
      {readOnly && (
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          <ParticipationNotice message={texts.consent.generate} />
        </div>
      )}
      <PromptField
        ref={field}
        text={text}
        max={max}
        problem={problem}
        onChange={(next) => {
          setProblem(null);
          onTextChange(next);
        }}
      />
      <Checkbox
        label={texts.prompt.manual}
        hint={texts.prompt.manualHint}
        checked={manual}
        onChange={(next) => {
          setProblem(null);
          setManual(next);
        }}
      />
      {generation.failure && (
        <Notice tone="danger">{generation.failure}</Notice>
      )}
      <div className={styles.actions}>
        <Button
          ref={action}
          type="submit"
          variant="filled"
          disabled={loading}
          busy={generation.running}
          busyText={texts.prompt.working}
        >
          {actionText(readOnly, manual)}
        </Button>
        {generation.running && (
          <Button onClick={cancel}>{texts.prompt.cancel}</Button>
        )}
      </div>
      {generation.running && (
        <GenerationProgress progress={generation.progress} />
      )}
    </form>
  );
}

function actionText(readOnly: boolean, manual: boolean): string {
  if (readOnly) return texts.prompt.noConsent;
  return manual ? texts.prompt.startManual : texts.prompt.generate;
}
