import type { Survey } from "@nearsay/core/contract";
import { countryName } from "@nearsay/core/domain";
import { placeTexts } from "../place/place-texts.ts";
import styles from "./desk.module.css";
import { deskPlaceTexts as words } from "./desk-place-texts.ts";

/** Where the survey stands, and for whom it is by how near they are. */
export function PlaceLine({ survey }: { readonly survey: Survey }) {
  const { scope, radiusMeters } = survey;
  return (
    <p className={styles.about}>
      {placeOf(survey)}{" "}
      {scope && radiusMeters
        ? words.scope[scope](radiusMeters / 1000)
        : words.everyone}{" "}
      {words.fixed}
    </p>
  );
}

function placeOf({ placeName, placeCountry, latitude }: Survey): string {
  if (latitude === null) return words.nowhere;
  if (!placeName || !placeCountry) return words.point;
  const country = countryName(placeCountry);
  return words.named(placeTexts.picker.label({ name: placeName, country }));
}
