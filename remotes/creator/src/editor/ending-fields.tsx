import { limits } from "@nearsay/core/contract";
import { LimitedTextArea, TextField } from "@nearsay/core/ui";
import { useEditor, fieldIds } from "../draft/editor-context.ts";
import type { EndingSettings } from "../draft/ending.ts";
import { endingTexts as words } from "../draft/ending-texts.ts";
import styles from "./survey-editor.module.css";

/** When a survey opens, how many responses close it, and what its author says at its end. */
export function EndingFields(props: {
  readonly ending: EndingSettings;
  /** False leaves the opening time out. */
  readonly asksOpening?: boolean;
}) {
  const { ending, asksOpening = true } = props;
  const { dispatch, errorOf } = useEditor();
  const edit = (changes: Partial<EndingSettings>) =>
    dispatch({ type: "edit-ending", changes });
  return (
    <fieldset className={styles.surveyFields}>
      <legend className="visually-hidden">{words.heading}</legend>
      {asksOpening && (
        <TextField
          name={fieldIds.opensAt}
          label={words.opensAt}
          hint={words.opensAtHint}
          type="datetime-local"
          max="9999-12-31T23:59"
          step={60}
          value={ending.opensAt}
          error={errorOf(fieldIds.opensAt)}
          onChange={(opensAt) => edit({ opensAt })}
        />
      )}
      <TextField
        name={fieldIds.quota}
        label={words.quota}
        hint={words.quotaHint}
        inputMode="numeric"
        maxLength={7}
        value={ending.quota}
        error={errorOf(fieldIds.quota)}
        onChange={(quota) => edit({ quota })}
      />
      <LimitedTextArea
        label={words.closedMessage}
        hint={words.messageHint}
        maxLength={limits.endingMessageMax}
        counter="current"
        rows={1}
        maxRows={6}
        value={ending.closedMessage}
        onChange={(closedMessage) => edit({ closedMessage })}
      />
      <LimitedTextArea
        label={words.thanksMessage}
        hint={words.messageHint}
        maxLength={limits.endingMessageMax}
        counter="current"
        rows={1}
        maxRows={6}
        value={ending.thanksMessage}
        onChange={(thanksMessage) => edit({ thanksMessage })}
      />
      <TextField
        name={fieldIds.thanksLink}
        label={words.thanksLink}
        hint={words.thanksLinkHint}
        type="url"
        dir="ltr"
        maxLength={limits.thanksLinkMax}
        value={ending.thanksLink}
        error={errorOf(fieldIds.thanksLink)}
        onChange={(thanksLink) => edit({ thanksLink })}
      />
    </fieldset>
  );
}
