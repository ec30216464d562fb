import { listReaches, type SurveyLanguage } from "@nearsay/core/contract";
import { formatLanguage } from "@nearsay/core/domain";
import * as texts from "#messages";
import styles from "./list-filters.module.css";
import type { Filters } from "./search.ts";

const words = texts.home.filters;

/** Filters on the list of nearby surveys, each one press away. */
export function ListFilters(props: {
  readonly filters: Filters;
  /** Whether the distance of surveys is known. */
  readonly isNear: boolean;
  /** Languages that surveys are written in. */
  readonly languages: readonly SurveyLanguage[];
  readonly onChange: (filters: Filters) => void;
}) {
  const { filters, isNear, languages, onChange } = props;
  const { within, language } = filters;
  const offered = [...new Set([...languages, ...(language ? [language] : [])])];
  return (
    <div role="group" aria-label={words.label} className={styles.row}>
      {(["openOnly", "unanswered"] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={filters[name]}
          className={styles.filter}
          onClick={() => onChange({ ...filters, [name]: !filters[name] })}
        >
          {words[name]}
        </button>
      ))}
      {isNear && (
        <FilterChoice
          label={words.within}
          all={words.anywhere}
          choices={listReaches}
          nameOf={(reach) => words.km({ reach })}
          chosen={within}
          onChoose={(next) => onChange({ ...filters, within: next })}
        />
      )}
      {(offered.length > 1 || language !== null) && (
        <FilterChoice
          label={words.language}
          all={words.anyLanguage}
          choices={offered}
          nameOf={formatLanguage}
          chosen={language}
          onChoose={(next) => onChange({ ...filters, language: next })}
        />
      )}
    </div>
  );
}

function FilterChoice<Choice extends string | number>(props: {
  readonly label: string;
  /** Label of the option without a choice. */
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
}) {
  const { label, all, choices, nameOf, chosen, onChoose } = props;
  return (
    <select
      aria-label={label}
      value={chosen ?? ""}
      className={styles.filter}
      data-set={chosen !== null || undefined}
      onChange={({ target: { value } }) =>
        onChoose(choices.find((choice) => String(choice) === value) ?? null)
      }
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
}
