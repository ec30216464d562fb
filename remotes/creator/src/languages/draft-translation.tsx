import type { SurveyLanguage } from "@nearsay/core/contract";
import { formatLanguage } from "@nearsay/core/domain";
import { Button, Notice, announce } from "@nearsay/core/ui";
import type { EditorTranslation } from "../draft/editor-translation.ts";
import type { DraftText } from "../draft/translations.ts";
import { approve, textsToDraft, withDrafted } from "./drafted.ts";
import styles from "./languages.module.css";
import { languages as languagesTexts } from "#messages";
import { useDrafting } from "./use-drafting.ts";

const words = languagesTexts.draft;

/** Lets a model draft the missing translations, and approves the drafts. */
export function DraftTranslation(props: {
  readonly translation: EditorTranslation;
  readonly original: SurveyLanguage;
  readonly texts: readonly DraftText[];
  readonly onChange: (changed: EditorTranslation) => void;
}) {
  const { translation, original, texts, onChange } = props;
  const { language, drafted = {} } = translation;
  const name = formatLanguage(language);
  const drafting = useDrafting((asked, draftedTexts) => {
    const changed = withDrafted(translation, asked, draftedTexts, texts);
    onChange(changed);
    const count = Object.keys(changed.drafted ?? {}).length;
    if (count > 0) announce(words.came({ count }));
  });
  const { done, all, failure } = drafting;
  const wanted = textsToDraft(translation, texts);
  const waiting = Object.keys(drafted);
  return (
    <div className={styles.drafting}>
      {(wanted.length > 0 || done !== null) && (
        <div className={styles.buttons}>
          <Button
            busy={done !== null}
            busyText={words.busy({ done: done ?? 0, all })}
            onClick={() => void drafting.draft(original, language, wanted)}
          >
            {words.ask({ language: name })}
          </Button>
          {done !== null && (
            <Button variant="quiet" onClick={drafting.cancel}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {waiting.length > 0 && (
        <Notice
          action={
            <Button onClick={() => onChange(approve(translation, waiting))}>
              {words.approveAll}
            </Button>
          }
        >
          {words.waiting({ count: waiting.length })}
        </Notice>
      )}
    </div>
  );
}
