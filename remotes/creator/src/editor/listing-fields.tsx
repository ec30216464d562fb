import { Checkbox, TextField } from "@nearsay/core/ui";
import { useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { toLocalInput } from "../draft/local-time.ts";
import { creator as texts } from "#messages";
import { LanguageField } from "./language-field.tsx";
import styles from "./survey-editor.module.css";

export interface ListingFieldsProps {
  readonly draft: EditorDraft;
  /** The hint for an empty closing time. */
  readonly closesAtHint?: string | undefined;
  /** False omits the closing time. */
  readonly asksClosing?: boolean;
}

/** When the survey closes, its language, and whether the Feedback page lists it. */
export function ListingFields(props: ListingFieldsProps) {
  const { draft, closesAtHint = texts.editor.closesAtHint } = props;
  const { asksClosing = true } = props;
  const { dispatch, errorOf } = useEditor();
  const [earliest] = useState(() => toLocalInput(new Date()));

  function edit(
    changes: Partial<
      Pick<EditorDraft, "closesAt" | "listOnFeedback" | "language">
    >,
  ) {
    dispatch({ type: "edit-survey", changes });
  }

  return (
    <div className={styles.surveyFields}>
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
