import { listCells } from "../../api/survey-calls.ts";
import type { SurveyCell } from "@nearsay/core/contract";
import { type Box, cellAround } from "@nearsay/core/domain";
import { coordinatesAtom } from "@nearsay/core/session";
import { ErrorState, useLoad } from "@nearsay/core/ui";
import { PlaceMap, viewOf } from "@nearsay/core/ui/map";
import { useAtomValue } from "jotai";
import { useCallback, useMemo, useState } from "react";
import { useConsentChange } from "../../marks.ts";
import * as texts from "#messages";
import type { Filters } from "../search.ts";
import { type OnLanguages, useLanguages } from "../use-languages.ts";
import { BoxList } from "./box-list.tsx";
import styles from "./surveys-on-map.module.css";
import { useBoxList } from "./use-box-list.ts";
import { useMapView } from "./use-map-view.ts";
import { usePieces } from "./use-pieces.ts";

const words = texts.surveyMap;
const none: readonly SurveyCell[] = [];

export interface SurveysOnMapProps {
  readonly filters: Filters;
  readonly onLanguages: OnLanguages;
}

/** The map of surveys, and beside it a list of those in the visible area. */
export function SurveysOnMap({ filters, onLanguages }: SurveysOnMapProps) {
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
  const all = loaded.status === "loaded" ? loaded.value : null;
  const { isThere, view, move } = useMapView(all, near);
  const [box, setBox] = useState<Box | null>(null);
  const [chosen, setChosen] = useState<SurveyCell | null>(null);
  const piece = usePieces(all, isThere ? box : null, filters);
  const shown = piece?.box ?? (all === null && isThere ? box : null);
  const listed = useMemo(
    () => (chosen ? cellAround(chosen) : shown),
    [chosen, shown],
  );
  const list = useBoxList(listed, filters, near);
  useLanguages(list.loaded, onLanguages);
  return (
    <div className={styles.page}>
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
            cells={piece?.cells ?? all ?? none}
            onCells={([cell]) => setChosen(cell ?? null)}
            point={chosen}
          />
          <p className={styles.squares}>{words.squares}</p>
        </div>
        {loaded.status === "failed" ? (
          <ErrorState
            title={words.failed}
            error={loaded.error}
            onRetry={load.retry}
          />
        ) : (
          <BoxList
            load={list}
            count={chosen?.count ?? piece?.count ?? null}
            isChosen={chosen !== null}
            isNowhere={all?.length === 0}
            filters={filters}
            onAll={() => setChosen(null)}
            onThere={() => move(viewOf(all ?? none))}
          />
        )}
      </div>
    </div>
  );
}
