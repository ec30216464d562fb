import { type SurveyLanguage, surveyLanguages } from "@nearsay/core/contract";
import { formatLanguage, locale } from "@nearsay/core/domain";
import { SelectField } from "@nearsay/core/ui";
import { useMemo } from "react";
import { texts } from "../texts.ts";

const words = texts.editor.language;
const none = { value: "", label: words.told } as const;

/** In which language the survey is written; null for the one that its words tell. */
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

/** As readers call it. */
export function nameLanguage(language: SurveyLanguage | null): string {
  return language === null ? words.told : formatLanguage(language);
}

/** As readers call them, in the order of the alphabet. */
function listLanguages() {
  return surveyLanguages
    .map((value) => ({ value, label: nameLanguage(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
