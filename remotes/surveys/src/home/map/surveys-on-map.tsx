import { listCells, messageOf } from "@nearsay/core/api";
import type { SurveyCell } from "@nearsay/core/contract";
import { type Box, cellAround } from "@nearsay/core/domain";
import { coordinatesAtom } from "@nearsay/core/session";
import { ErrorState, useLoad } from "@nearsay/core/ui";
import { PlaceMap, viewOf } from "@nearsay/core/ui/map";
import { useAtomValue } from "jotai";
import { useCallback, useMemo, useState } from "react";
import { useConsentChange } from "../../marks.ts";
import * as texts from "../../texts.ts";
import { ListFilters } from "../list-filters.tsx";
import type { Filters, Search } from "../search.ts";
import { BoxList } from "./box-list.tsx";
import styles from "./surveys-on-map.module.css";
import { useBoxList } from "./use-box-list.ts";
import { useMapView } from "./use-map-view.ts";

const words = texts.surveyMap;
const none: readonly SurveyCell[] = [];

export interface SurveysOnMapProps {
  readonly filters: Filters;
  readonly find: (search: Search) => void;
}

/** Where surveys stand, and beside it those that are seen there. */
export function SurveysOnMap({ filters, find }: SurveysOnMapProps) {
  const near = useAtomValue(coordinatesAtom);
  const { openOnly, language } = filters;
  const load = useLoad(
    useCallback(
      (signal: AbortSignal) => listCells({ openOnly, language }, signal),
      [openOnly, language],
    ),
  );
  useConsentChange(load.refresh);
  const { loaded } = load;
  const cells = loaded.status === "loaded" ? loaded.value : null;
  const { isThere, view, move } = useMapView(cells, near);
  const [box, setBox] = useState<Box | null>(null);
  const [chosen, setChosen] = useState<SurveyCell | null>(null);
  const piece = useMemo(
    () => (chosen ? cellAround(chosen) : isThere ? box : null),
    [chosen, box, isThere],
  );
  const list = useBoxList(piece, filters, near);
  return (
    <div className={styles.page}>
      <ListFilters
        filters={filters}
        isNear={false}
        languages={
          list.loaded.status === "loaded" ? list.loaded.value.languages : []
        }
        onChange={(next) => find({ kind: "map", filters: next })}
      />
      <div className={styles.beside}>
        <div className={styles.map}>
          <PlaceMap
            label={words.label}
            view={view}
            onView={(next) => {
              setChosen(null);
              move(next);
            }}
            onBox={setBox}
            cells={cells ?? none}
            onCells={([cell]) => setChosen(cell ?? null)}
            point={chosen}
          />
          <p className={styles.squares}>{words.squares}</p>
        </div>
        {loaded.status === "failed" ? (
          <ErrorState
            title={words.failed}
            message={messageOf(loaded.error, "")}
            onRetry={load.retry}
          />
        ) : (
          <BoxList
            load={list}
            box={piece}
            isChosen={chosen !== null}
            cells={cells}
            filters={filters}
            onAll={() => setChosen(null)}
            onThere={() => move(viewOf(cells ?? none))}
          />
        )}
      </div>
    </div>
  );
}
