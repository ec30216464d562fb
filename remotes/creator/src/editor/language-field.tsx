import { type SurveyLanguage, surveyLanguages } from "@nearsay/core/contract";
import { formatLanguage, locale } from "@nearsay/core/domain";
import { SelectField } from "@nearsay/core/ui";
import { useMemo } from "react";
import { creator as texts } from "#messages";

const words = texts.editor.language;
const none = { value: "", label: words.told } as const;

/** The language of the survey; null to detect it from the texts. */
export function LanguageField(props: {
  readonly language: SurveyLanguage | null;
  readonly onChange: (language: SurveyLanguage | null) => void;
}) {
  const { language, onChange } = props;
  const options = useMemo(() => [none, ...listLanguages()], []);
  return (
    <SelectField
      label={words.label}
      hint={words.hint}
      options={options}
      value={language ?? ""}
      onChange={(value) => onChange(value === "" ? null : value)}
    />
  );
}

/** The language's name in the interface language. */
export function nameLanguage(language: SurveyLanguage | null): string {
  return language === null ? words.told : formatLanguage(language);
}

/** Sorted by their names in the interface language. */
function listLanguages() {
  return surveyLanguages
    .map((value) => ({ value, label: nameLanguage(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale()));
}
