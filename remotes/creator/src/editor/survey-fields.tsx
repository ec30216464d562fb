import { limits } from "@nearsay/core/contract";
import { Checkbox, LimitedTextArea, TextField } from "@nearsay/core/ui";
import { useState } from "react";
import { texts } from "../texts.ts";
import type { EditorDraft } from "./draft.ts";
import { useEditor } from "./editor-context.ts";
import { fieldIds } from "./field-ids.ts";
import { toLocalInput } from "./local-time.ts";
import styles from "./survey-fields.module.css";

/** What concerns the survey as a whole. */
export function SurveyFields({ draft }: { readonly draft: EditorDraft }) {
  const { dispatch, errorOf } = useEditor();
  const [earliest] = useState(() => toLocalInput(new Date()));

  function edit(changes: Partial<Pick<EditorDraft, EditableField>>) {
    dispatch({ type: "edit-survey", changes });
  }

  return (
    <div className={styles.fields}>
      <TextField
        name={fieldIds.title}
        label={texts.editor.title}
        required
        maxLength={limits.titleMax}
        value={draft.title}
        error={errorOf(fieldIds.title)}
        onChange={(title) => {
          edit({ title });
        }}
      />
      <LimitedTextArea
        name={fieldIds.instructions}
        label={texts.editor.instructions}
        maxLength={limits.instructionsMax}
        counter="current"
        rows={3}
        maxRows={10}
        value={draft.instructions}
        onChange={(instructions) => {
          edit({ instructions });
        }}
      />
      <TextField
        name={fieldIds.closesAt}
        label={texts.editor.closesAt}
        hint={texts.editor.closesAtHint}
        type="datetime-local"
        min={earliest}
        step={60}
        value={draft.closesAt}
        error={errorOf(fieldIds.closesAt)}
        onChange={(closesAt) => {
          edit({ closesAt });
        }}
      />
      <Checkbox
        label={texts.editor.listOnFeedback}
        checked={draft.listOnFeedback}
        onChange={(listOnFeedback) => {
          edit({ listOnFeedback });
        }}
      />
    </div>
  );
}

type EditableField = "title" | "instructions" | "closesAt" | "listOnFeedback";
