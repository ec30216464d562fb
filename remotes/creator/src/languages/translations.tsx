import { type SurveyLanguage, limits } from "@nearsay/core/contract";
import { formatLanguage } from "@nearsay/core/domain";
import { healthAtom } from "@nearsay/core/session";
import { announce, Notice } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import type { EditorTranslation } from "../draft/editor-translation.ts";
import { listTexts } from "../draft/translations.ts";
import { AddLanguage } from "./add-language.tsx";
import { beginTranslation } from "./begin-translation.ts";
import styles from "./languages.module.css";
import { languages as words } from "#messages";
import { TranslationFields } from "./translation-fields.tsx";

/** The other languages of a survey, each with a field for every text. */
export function Translations({ draft }: { readonly draft: EditorDraft }) {
  const { language, translations } = draft;
  const { dispatch, focus } = useEditor();
  const [shown, setShown] = useState<SurveyLanguage | null>(
    translations[0]?.language ?? null,
  );
  const { draftsTranslations = false } = useAtomValue(healthAtom);
  // Texts of a survey with an access code are not sent to a model.
  const drafts = draftsTranslations && draft.access.mode !== "code";
  const texts = listTexts(draft);
  const change = (changed: readonly EditorTranslation[]) =>
    dispatch({ type: "edit-survey", changes: { translations: changed } });

  function add(added: SurveyLanguage) {
    change([...translations, beginTranslation(texts, language, added)]);
    setShown(added);
    announce(words.added({ language: formatLanguage(added) }));
  }

  if (texts.length === 0 && translations.length === 0)
    return <Notice quiet>{words.nothing}</Notice>;
  if (language === null && translations.length === 0)
    return <Notice quiet>{words.first}</Notice>;
  return (
    <>
      {translations.map((translation) => (
        <TranslationFields
          key={translation.language}
          translation={translation}
          original={language}
          texts={texts}
          isShown={shown === translation.language}
          onShow={(isShown) => setShown(isShown ? translation.language : null)}
          drafts={drafts}
          onChange={(changed) =>
            change(
              translations.map((each) =>
                each.language === changed.language ? changed : each,
              ),
            )
          }
          onRemove={() => {
            change(translations.filter((each) => each !== translation));
            focus(fieldIds.languages);
          }}
        />
      ))}
      {translations.length < limits.translationsMax ? (
        <AddLanguage
          taken={[language, ...translations.map((each) => each.language)]}
          onAdd={add}
        />
      ) : (
        <p className={styles.about}>
          {words.full({ count: limits.translationsMax })}
        </p>
      )}
    </>
  );
}
