import { type SurveyLanguage, surveyLanguages } from "@nearsay/core/contract";
import { formatLanguage, locale } from "@nearsay/core/domain";
import { Button, SelectField } from "@nearsay/core/ui";
import { useState } from "react";
import styles from "./languages.module.css";
import { languages as words } from "#messages";

/**
 * Adds a language by a button: a select that adds on change would add each one
 * that arrow keys pass.
 */
export function AddLanguage(props: {
  /** Languages that the survey already has. */
  readonly taken: readonly (SurveyLanguage | null)[];
  readonly onAdd: (language: SurveyLanguage) => void;
}) {
  const { taken, onAdd } = props;
  const [chosen, setChosen] = useState<SurveyLanguage | "">("");
  const languages = surveyLanguages
    .filter((each) => !taken.includes(each))
    .map((value) => ({ value, label: formatLanguage(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale()));
  return (
    <div className={styles.add}>
      <SelectField
        label={words.add}
        options={[{ value: "", label: words.choose }, ...languages]}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        disabled={chosen === ""}
        onClick={() => {
          if (chosen !== "") onAdd(chosen);
          setChosen("");
        }}
      >
        {words.addButton}
      </Button>
    </div>
  );
}
