import { limits } from "@nearsay/core/contract";
import { describeNumber } from "@nearsay/core/domain";
import { healthAtom } from "@nearsay/core/session";
import { LimitedTextArea, SelectField, TextField } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useEditor, fieldIds } from "../draft/editor-context.ts";
import { type EndingSettings, offerMonths } from "../draft/ending.ts";
import { ending as words } from "#messages";
import styles from "./survey-editor.module.css";
import { trimText } from "@nearsay/core/forms";

interface EndingProps {
  readonly ending: EndingSettings;
  /** False omits the opening time. */
  readonly asksOpening?: boolean;
  /** Whether the survey is not published yet; what is fixed then is omitted later. */
  readonly unpublished?: boolean;
}

/**
 * When a survey opens, how many responses close it, and its closing texts.
 * Collapsed, because most surveys need none of it.
 */
export function EndingFields(props: EndingProps) {
  const { errorOf } = useEditor();
  const [opened, setOpened] = useState(false);
  const { opensAt, quota, thanksLink } = fieldIds;
  const open =
    opened ||
    [opensAt, quota, thanksLink].some((field) => errorOf(field) !== undefined);
  return (
    <details
      open={open}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        <span>{[words.heading, ...listSet(props.ending)].join(" · ")}</span>
      </summary>
      {open && <Fields {...props} />}
    </details>
  );
}

/** The names of what is set. */
function listSet(ending: EndingSettings): string[] {
  const fields = [
    "opensAt",
    "quota",
    "forgetMonths",
    "closedMessage",
    "thanksMessage",
    "thanksLink",
  ] as const;
  return fields
    .filter((field) => trimText(ending[field]) !== "")
    .map((field) => words[field]);
}

interface ForgettingFieldProps {
  readonly months: string;
  readonly onChange: (months: string) => void;
}

/** Offers no more months than the site keeps responses. */
function ForgettingField({ months, onChange }: ForgettingFieldProps) {
  const { forgetMonths: most = Infinity } = useAtomValue(healthAtom);
  const after = (count: number) => words.forgetAfter({ count });
  return (
    <SelectField
      label={words.forgetMonths}
      hint={words.forgetHint}
      options={[
        {
          value: "",
          label: Number.isFinite(most) ? after(most) : words.forgetNever,
        },
        ...offerMonths(months, most).map((count) => ({
          value: String(count),
          label: after(count),
        })),
      ]}
      value={months}
      onChange={onChange}
    />
  );
}

function Fields(props: EndingProps) {
  const { ending, asksOpening = true, unpublished = false } = props;
  const { dispatch, errorOf } = useEditor();
  const described = describeNumber(ending.quota);
  const edit = (changes: Partial<EndingSettings>) =>
    dispatch({ type: "edit-ending", changes });
  return (
    <div className={styles.surveyFields}>
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
        hint={described.readAs || words.quotaHint}
        inputMode="numeric"
        maxLength={24}
        value={ending.quota}
        error={described.twoMeanings || errorOf(fieldIds.quota)}
        onChange={(quota) => edit({ quota })}
      />
      {unpublished && (
        <ForgettingField
          months={ending.forgetMonths}
          onChange={(forgetMonths) => edit({ forgetMonths })}
        />
      )}
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
    </div>
  );
}
