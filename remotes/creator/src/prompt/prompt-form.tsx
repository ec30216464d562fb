import type { GeneratedSurvey } from "@nearsay/core/contract";
import { consentAtom, healthAtom } from "@nearsay/core/session";
import {
  announce,
  Button,
  Checkbox,
  controlClass,
  describeControl,
  Field,
  ParticipationNotice,
  useConsentAsk,
} from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { type Ref, type SyntheticEvent, useId, useRef, useState } from "react";
import { creator as texts } from "#messages";
import { GenerationFailed } from "./generation-failed.tsx";
import { GenerationProgress } from "./generation-progress.tsx";
import { PromptExamples } from "./prompt-examples.tsx";
import styles from "./prompt-form.module.css";
import { type DraftingWay, useGeneration } from "./use-generation.ts";
import { useTemplates } from "./use-templates.tsx";
import { lengthOf, trimText } from "@nearsay/core/forms";

/** The first step: describe the survey, or start with an empty one. */
export function PromptForm(props: {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** @param description What it was generated from; empty for an empty draft. */
  readonly onGenerated: (
    generated: GeneratedSurvey,
    description: string,
  ) => void;
}) {
  const { text, onTextChange } = props;
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const max = useAtomValue(healthAtom).surveyGenMaxChars;
  const [manual, setManual] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const described = useRef("");
  const onGenerated = (generated: GeneratedSurvey) =>
    props.onGenerated(generated, described.current);
  const templates = useTemplates(onGenerated);
  const generation = useGeneration(templates.take);
  const field = useRef<HTMLTextAreaElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const readOnly = !consented && !loading;
  const consent = useConsentAsk({
    action: manual
      ? texts.prompt.enableAndDraft
      : texts.prompt.enableAndGenerate,
    onEnabled: () => start(true),
  });

  function generate(how: DraftingWay) {
    templates.drop();
    described.current = how === "manual" ? "" : trimText(text);
    void generation.generate(described.current, how);
  }

  /** @param allowed Whether there is consent. */
  function start(allowed: boolean) {
    const found = manual ? null : checkPrompt(text, max);
    setProblem(found);
    if (found !== null) field.current?.focus();
    else if (allowed) generate(manual ? "manual" : "drafted");
    else consent.ask();
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    start(consented);
  }

  function cancel() {
    generation.cancel();
    announce(texts.prompt.cancelled);
    action.current?.focus();
  }

  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit}>
      {readOnly && (
        <ParticipationNotice message={texts.consent.generate} button={false} />
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
      {trimText(text) === "" && (
        <PromptExamples
          onChoose={(example) => {
            setProblem(null);
            onTextChange(example);
            field.current?.focus();
          }}
        />
      )}
      <Checkbox
        label={texts.prompt.manual}
        hint={texts.prompt.manualHint}
        checked={manual}
        onChange={(next) => {
          setProblem(null);
          setManual(next);
        }}
      />
      <GenerationFailed
        failure={generation.failure}
        onKeep={onGenerated}
        onRules={() => {
          action.current?.focus();
          generate("rules");
        }}
      />
      <PromptActions
        ref={action}
        text={actionText(readOnly, manual)}
        variant={consent.asking ? "quiet" : "filled"}
        disabled={loading}
        running={generation.running}
        busy={generation.running || updating}
        onCancel={cancel}
      />
      {consent.panel}
      {templates.shown}
      {generation.running && (
        <GenerationProgress progress={generation.progress} />
      )}
    </form>
  );
}

function PromptActions(props: {
  readonly ref: Ref<HTMLButtonElement>;
  readonly text: string;
  readonly variant: "filled" | "quiet";
  readonly disabled: boolean;
  /** Whether a draft is in progress. */
  readonly running: boolean;
  readonly busy: boolean;
  readonly onCancel: () => void;
}) {
  const { text, running, onCancel, ...rest } = props;
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        {...rest}
        busyText={running ? texts.prompt.working : undefined}
      >
        {text}
      </Button>
      {running && <Button onClick={onCancel}>{texts.prompt.cancel}</Button>}
    </div>
  );
}

function actionText(readOnly: boolean, manual: boolean): string {
  if (readOnly) return texts.prompt.noConsent;
  return manual ? texts.prompt.startManual : texts.prompt.generate;
}

/**
 * Why a description cannot be sent, or null.
 * @param max In code points.
 */
function checkPrompt(text: string, max: number): string | null {
  if (lengthOf(trimText(text)) > max) return texts.prompt.tooLong({ max });
  return trimText(text) === "" ? texts.prompt.empty : null;
}

/**
 * The description. It accepts more than `max`, so that a long paste can be
 * shortened by its author instead of being cut.
 */
function PromptField(props: {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly text: string;
  readonly max: number;
  readonly problem: string | null;
  readonly onChange: (text: string) => void;
}) {
  const { ref, text, max, problem, onChange } = props;
  const id = useId();
  const about = {
    hint: (
      <span className={styles.foot}>
        <span>{texts.prompt.hint}</span>
        <span className={text.length > max ? styles.over : styles.count}>
          {texts.prompt.counter({ used: text.length, max })}
        </span>
      </span>
    ),
    error: problem ?? undefined,
  };
  return (
    <Field id={id} label={texts.prompt.label} {...about}>
      <textarea
        ref={ref}
        {...describeControl(id, about)}
        dir="auto"
        rows={6}
        className={`${controlClass} ${styles.area}`}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
