import { listReaches } from "@nearsay/core/contract";
import * as texts from "../texts.ts";
import styles from "./list-filters.module.css";
import type { Filters } from "./search.ts";

const words = texts.home.filters;

/** What is left out of all that is near, each one press away. */
export function ListFilters(props: {
  readonly filters: Filters;
  /** Whether it is known how far surveys are. */
  readonly isNear: boolean;
  readonly onChange: (filters: Filters) => void;
}) {
  const { filters, isNear, onChange } = props;
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
        <select
          aria-label={words.within}
          value={filters.within ?? ""}
          className={styles.filter}
          data-set={filters.within !== null || undefined}
          onChange={({ target: { value } }) => {
            const within = listReaches.find((reach) => `${reach}` === value);
            onChange({ ...filters, within: within ?? null });
          }}
        >
          <option value="">{words.anywhere}</option>
          {listReaches.map((reach) => (
            <option key={reach} value={reach}>
              {words.km(reach)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
