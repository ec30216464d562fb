import type { ManagedSurvey, Survey } from "@nearsay/core/contract";
import { ownerPagePlace as words } from "#messages";
import { labelOf } from "./open-place.ts";
import styles from "./owner-page.module.css";

/** The survey's location, who may answer by distance, and whether places are counted. */
export function PlaceLine(props: {
  readonly managed: Pick<ManagedSurvey, "survey" | "answerPlaces">;
}) {
  const { survey, answerPlaces } = props.managed;
  const { scope, radiusMeters } = survey;
  return (
    <p className={styles.about}>
      {placeOf(survey)}{" "}
      {scope && radiusMeters
        ? words.scope[scope]({ km: radiusMeters / 1000 })
        : words.everyone}{" "}
      {words.counts[answerPlaces]} {words.fixed}
    </p>
  );
}

function placeOf(survey: Survey): string {
  if (survey.latitude === null) return words.nowhere;
  const name = labelOf(survey);
  return name === null ? words.point : words.named({ name });
}
