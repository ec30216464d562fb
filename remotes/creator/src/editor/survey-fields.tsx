import { limits } from "@nearsay/core/contract";
import { Checkbox, LimitedTextArea, TextField } from "@nearsay/core/ui";
import { type KeyboardEvent, useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { toLocalInput } from "../draft/local-time.ts";
import { creator as texts } from "#messages";
import { LanguageField } from "./language-field.tsx";
import styles from "./survey-editor.module.css";

const lineBreaks = /\s*[\r\n]+\s*/g;

/** Fields about the survey as a whole. */
export function SurveyFields(props: {
  readonly draft: EditorDraft;
  /** The hint for an empty closing time. */
  readonly closesAtHint?: string | undefined;
  /** False omits the closing time. */
  readonly asksClosing?: boolean;
}) {
  const { draft, closesAtHint = texts.editor.closesAtHint } = props;
  const { asksClosing = true } = props;
  const { dispatch, errorOf } = useEditor();
  const [earliest] = useState(() => toLocalInput(new Date()));

  function edit(changes: Partial<Pick<EditorDraft, EditableField>>) {
    dispatch({ type: "edit-survey", changes });
  }

  return (
    <div className={styles.surveyFields}>
      <LimitedTextArea
        name={fieldIds.title}
        label={texts.editor.title}
        required
        maxLength={limits.titleMax}
        counter="current"
        rows={1}
        maxRows={8}
        value={draft.title}
        error={errorOf(fieldIds.title)}
        onKeyDown={stayOnOneLine}
        onChange={(title) => edit({ title: title.replace(lineBreaks, " ") })}
      />
      <LimitedTextArea
        name={fieldIds.instructions}
        label={texts.editor.instructions}
        maxLength={limits.instructionsMax}
        counter="current"
        rows={3}
        maxRows={10}
        value={draft.instructions}
        onChange={(instructions) => edit({ instructions })}
      />
      {asksClosing && (
        <TextField
          name={fieldIds.closesAt}
          label={texts.editor.closesAt}
          hint={closesAtHint}
          type="datetime-local"
          min={earliest}
          max="9999-12-31T23:59"
          step={60}
          value={draft.closesAt}
          error={errorOf(fieldIds.closesAt)}
          onChange={(closesAt) => edit({ closesAt })}
        />
      )}
      <LanguageField
        language={draft.language}
        onChange={(language) => edit({ language })}
      />
      <Checkbox
        label={texts.editor.listOnFeedback}
        checked={draft.listOnFeedback}
        onChange={(listOnFeedback) => edit({ listOnFeedback })}
      />
    </div>
  );
}

/** A title wraps on a narrow screen but contains no line breaks. */
function stayOnOneLine(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

type EditableField =
  "title" | "instructions" | "closesAt" | "listOnFeedback" | "language";
