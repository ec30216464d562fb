import type { ManagedSurvey, Survey } from "@nearsay/core/contract";
import { countryName } from "@nearsay/core/domain";
import { nameTexts } from "../place/name-texts.ts";
import styles from "./desk.module.css";
import { deskPlaceTexts as words } from "./desk-place-texts.ts";

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
        ? words.scope[scope](radiusMeters / 1000)
        : words.everyone}{" "}
      {words.counts[answerPlaces]} {words.fixed}
    </p>
  );
}

function placeOf({ placeName, placeCountry, latitude }: Survey): string {
  if (latitude === null) return words.nowhere;
  if (!placeName || !placeCountry) return words.point;
  const country = countryName(placeCountry);
  return words.named(nameTexts.label({ name: placeName, country }));
}
