import type { SurveyLanguage } from "@nearsay/core/contract";
import { coordinatesAtom } from "@nearsay/core/session";
import { Icon } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { useId, useState } from "react";
import * as texts from "#messages";
import { describeFilters } from "./describe-filters.ts";
import styles from "./list-bar.module.css";
import { LazyFilters } from "./lazy-parts.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import type { CurrentSearch } from "./use-search.ts";
import { ViewSwitch } from "./view-switch.tsx";

const words = texts.home.filters;

interface ListBarProps {
  readonly current: CurrentSearch;
  /** Languages that surveys are written in. */
  readonly languages: readonly SurveyLanguage[];
}

/**
 * One row above the surveys: filters, which are folded and say what is set, the
 * top lists, and the choice between list and map. It scrolls sideways within
 * itself where it is too wide.
 */
export function ListBar({ current, languages }: ListBarProps) {
  const { search, find } = current;
  const id = useId();
  const [open, setOpen] = useState(false);
  const knowsPlace = useAtomValue(coordinatesAtom) !== null;
  const listed = search.kind === "all" || search.kind === "map" ? search : null;
  const isNear = knowsPlace && search.kind === "all";
  const set = listed && describeFilters(listed.filters, isNear);
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.scroll}>
          {listed && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              data-set={set ? "" : undefined}
              className={styles.choice}
              onPointerEnter={LazyFilters.bring}
              onFocus={LazyFilters.bring}
              onClick={() => setOpen(!open)}
            >
              <span className={styles.set}>
                {set ? words.set({ set }) : words.label}
              </span>
              <Icon shape={ChevronDown} size={16} className={styles.fold} />
            </button>
          )}
          <QuickFilters current={current} />
        </div>
        {listed && (
          <ViewSwitch
            view={listed.kind}
            onChange={(kind) => find({ kind, filters: listed.filters })}
          />
        )}
      </div>
      {listed && open && (
        <LazyFilters
          id={id}
          filters={listed.filters}
          isNear={isNear}
          languages={languages}
          onChange={(filters) => find({ kind: listed.kind, filters })}
        >
          {listed.kind === "all" && !knowsPlace && (
            <p className={styles.note}>{texts.home.mixed}</p>
          )}
        </LazyFilters>
      )}
    </div>
  );
}
