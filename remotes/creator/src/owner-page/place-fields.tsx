import type { ManagedSurvey } from "@nearsay/core/contract";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import type { EditorPlace, PlaceKind } from "../draft/editor-place.ts";
import { PlaceSetting } from "../place/place-setting.tsx";
import { PlaceLine } from "./place-line.tsx";

// A key is not a person, so the server knows no location that its holder had.
const somewhere: readonly PlaceKind[] = ["named", "point"];
const anywhere: readonly PlaceKind[] = [...somewhere, "nowhere"];

/** The location of a published survey, to be changed until the first response. */
export function PlaceFields(props: {
  readonly managed: Pick<ManagedSurvey, "survey" | "answerPlaces">;
  readonly place: EditorPlace;
}) {
  const { managed, place } = props;
  const { survey, answerPlaces } = managed;
  const { dispatch, errorOf } = useEditor();
  if (survey.responseCount > 0) return <PlaceLine managed={managed} />;
  const isMeasured = survey.scope !== undefined || answerPlaces !== "none";
  return (
    <PlaceSetting
      place={place}
      kinds={isMeasured ? somewhere : anywhere}
      error={errorOf(fieldIds.place)}
      onChange={(changes) =>
        dispatch({
          type: "edit-survey",
          changes: { place: { ...place, ...changes } },
        })
      }
    />
  );
}
