import { listReaches, type SurveyLanguage } from "@nearsay/core/contract";
import { formatLanguage } from "@nearsay/core/domain";
import type { ReactNode } from "react";
import * as texts from "#messages";
import styles from "./list-bar.module.css";
import type { Filters } from "./search.ts";

const words = texts.home.filters;

/** Filters on the list of nearby surveys. */
export function ListFilters(props: {
  readonly id: string;
  readonly filters: Filters;
  /** Whether the distance of surveys is known. */
  readonly isNear: boolean;
  /** Languages that surveys are written in. */
  readonly languages: readonly SurveyLanguage[];
  readonly onChange: (filters: Filters) => void;
  /** Shown below them. */
  readonly children?: ReactNode;
}) {
  const { filters, isNear, languages, onChange } = props;
  const { within, language } = filters;
  const offered = [...new Set([...languages, ...(language ? [language] : [])])];
  return (
    <div
      id={props.id}
      role="group"
      aria-label={words.label}
      className={styles.filters}
    >
      {(["openOnly", "unanswered"] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={filters[name]}
          className={styles.choice}
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
      {props.children}
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
      className={styles.choice}
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
