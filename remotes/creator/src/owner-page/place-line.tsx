import type { ManagedSurvey, Survey } from "@nearsay/core/contract";
import { countryName } from "@nearsay/core/domain";
import { name as nameTexts, ownerPagePlace as words } from "#messages";
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

function placeOf({ placeName, placeCountry, latitude }: Survey): string {
  if (latitude === null) return words.nowhere;
  if (!placeName || !placeCountry) return words.point;
  const country = countryName(placeCountry);
  return words.named({ name: nameTexts.label({ name: placeName, country }) });
}
