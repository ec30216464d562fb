import type { SurveyLanguage } from "@nearsay/core/contract";
import { formatLanguage } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";
import { Button, LimitedTextArea, DangerButton } from "@nearsay/core/ui";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { useId, useState } from "react";
import { useEditor } from "../draft/editor-context.ts";
import type { EditorTranslation } from "../draft/editor-translation.ts";
import type { DraftText, TextRole } from "../draft/translations.ts";
import { DraftTranslation } from "./draft-translation.tsx";
import { approve, write } from "./drafted.ts";
import styles from "./languages.module.css";
import { languages as words } from "#messages";

interface TranslationFieldsProps {
  readonly translation: EditorTranslation;
  /** The language of the survey's own texts. */
  readonly original: SurveyLanguage | null;
  /** All texts to be translated. */
  readonly texts: readonly DraftText[];
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  /** Whether a model may draft it. */
  readonly drafts: boolean;
  readonly onChange: (changed: EditorTranslation) => void;
  readonly onRemove: () => void;
}

/** A survey in one other language: each text beside the field for its translation. */
export function TranslationFields(props: TranslationFieldsProps) {
  const { translation, texts, isShown, onShow, onChange } = props;
  const { language, words: translated, drafted = {} } = translation;
  const { original } = props;
  const id = useId();
  const name = formatLanguage(language);
  const missing = texts.filter((text) => !trimText(translated[text.id] ?? ""));
  const done = texts.length - missing.length;
  return (
    <div role="group" aria-labelledby={id} className={styles.language}>
      <h4 id={id} className={styles.name}>
        <button
          type="button"
          aria-expanded={isShown}
          className={styles.toggle}
          onClick={() => onShow(!isShown)}
        >
          {words.progress({ language: name, done, all: texts.length })}
        </button>
      </h4>
      {isShown && (
        <>
          {props.drafts && original && (
            <DraftTranslation
              translation={translation}
              original={original}
              texts={texts}
              onChange={onChange}
            />
          )}
          <Missing language={language} missing={missing} />
          {texts.map((text) => (
            <TextPair
              key={text.id}
              text={text}
              language={language}
              original={original}
              value={translated[text.id] || (drafted[text.id] ?? "")}
              onChange={(value) => onChange(write(translation, text.id, value))}
              onApprove={
                drafted[text.id] !== undefined &&
                (() => onChange(approve(translation, [text.id])))
              }
            />
          ))}
          <RemoveLanguage name={name} onRemove={props.onRemove} />
        </>
      )}
    </div>
  );
}

/** Texts without a translation, each linked to its field. */
function Missing(props: {
  readonly language: SurveyLanguage;
  readonly missing: readonly DraftText[];
}) {
  const { language, missing } = props;
  const { focus } = useEditor();
  const id = useId();
  if (missing.length === 0)
    return <p className={styles.about}>{words.complete}</p>;
  return (
    <div className={styles.missing}>
      <p id={id}>{words.missing}</p>
      <ul aria-labelledby={id}>
        {missing.map(({ id: text, role }) => (
          <li key={text}>
            <Button
              variant="quiet"
              onClick={() => focus(fieldName(language, text))}
            >
              {nameOf(role)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TextPairProps {
  readonly text: DraftText;
  readonly language: SurveyLanguage;
  readonly original: SurveyLanguage | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** False if it is not a draft. */
  readonly onApprove: false | (() => void);
}

function TextPair(props: TextPairProps) {
  const { text, language, original, value, onChange, onApprove } = props;
  const id = useId();
  const role = nameOf(text.role);
  return (
    <div className={styles.pair}>
      <div>
        <p id={`${id}-role`} className={styles.role}>
          {role}
        </p>
        <p
          id={`${id}-original`}
          lang={original ?? undefined}
          dir="auto"
          className={styles.original}
        >
          {text.original}
        </p>
      </div>
      <div>
        <LimitedTextArea
          name={fieldName(language, text.id)}
          label={role}
          hideLabel
          hint={onApprove && words.draft.mark}
          aria-labelledby={`${id}-role ${id}-original`}
          lang={language}
          maxLength={text.maxLength}
          counter="none"
          rows={1}
          maxRows={8}
          value={value}
          onChange={onChange}
        />
        {onApprove && (
          <Button
            variant="quiet"
            aria-label={words.draft.approveText({ text: role })}
            onClick={onApprove}
          >
            {words.draft.approve}
          </Button>
        )}
      </div>
    </div>
  );
}

function fieldName(language: SurveyLanguage, text: string): string {
  return `translation-${language}-${text}`;
}

function nameOf(role: TextRole): string {
  const names = words.roles;
  if (!("number" in role)) return names[role.kind];
  if (role.kind === "option")
    return names.option({ number: role.number, place: role.place });
  return names[role.kind]({ number: role.number });
}

function RemoveLanguage(props: {
  readonly name: string;
  readonly onRemove: () => void;
}) {
  const { name, onRemove } = props;
  const [asks, setAsks] = useState(false);
  return (
    <div>
      <DangerButton onClick={() => setAsks(true)}>
        {words.remove({ language: name })}
      </DangerButton>
      <DangerDialog
        open={asks}
        title={words.ask.title({ language: name })}
        description={words.ask.about}
        cancel={words.ask.keep}
        action={words.ask.remove}
        onClose={() => setAsks(false)}
        onAction={onRemove}
      />
    </div>
  );
}
