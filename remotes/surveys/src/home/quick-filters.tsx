import * as texts from "#messages";
import styles from "./list-bar.module.css";
import { all, type Search, topMetrics } from "./search.ts";
import type { CurrentSearch } from "./use-search.ts";

const words = texts.home.top;

/** The top lists, one press away; pressing again returns to all. */
export function QuickFilters({ current }: { readonly current: CurrentSearch }) {
  const { search, find } = current;
  const chosen = search.kind === "top" ? search.metric : null;
  return (
    <div role="group" aria-label={words.label} className={styles.group}>
      {topMetrics.map((metric) => {
        const pressed = metric === chosen;
        const next: Search = pressed ? all : { kind: "top", metric };
        return (
          <button
            key={metric}
            type="button"
            aria-pressed={pressed}
            className={styles.choice}
            onClick={() => find(next)}
          >
            {words[metric]}
          </button>
        );
      })}
    </div>
  );
}
