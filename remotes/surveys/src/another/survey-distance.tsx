import type { Survey } from "@nearsay/core/contract";
import { placeLabel, surveyDistance } from "@nearsay/core/domain";
import { coordinatesAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import styles from "./another.module.css";

/** How far away a survey is; nothing if that is unknown. */
export function SurveyDistance({ survey }: { readonly survey: Survey }) {
  const meters = surveyDistance(survey, useAtomValue(coordinatesAtom));
  if (meters === null) return null;
  return <p className={styles.distance}>{placeLabel(survey, meters)}</p>;
}
