import type { EditorDraft } from "../draft/draft.ts";
import { useEditor } from "../draft/editor-context.ts";
import { standsSomewhere } from "../draft/editor-place.ts";
import { VisibilityFields } from "../access/visibility-fields.tsx";
import { LanguagesSection } from "../languages/languages-section.tsx";
import { ScopeSetting } from "../place/scope-setting.tsx";
import { ChallengeList } from "../questions/challenge-list.tsx";
import { EndingFields } from "./ending-fields.tsx";
import { ListingFields } from "./listing-fields.tsx";

/** Who can see and answer the survey, when, and in which languages. */
export function WhoFields({ draft }: { readonly draft: EditorDraft }) {
  const { dispatch } = useEditor();
  const { place } = draft;
  return (
    <>
      <VisibilityFields access={draft.access} />
      {standsSomewhere(place) && (
        <ScopeSetting
          place={place}
          onChange={(changes) =>
            dispatch({
              type: "edit-survey",
              changes: { place: { ...place, ...changes } },
            })
          }
        />
      )}
      <ListingFields draft={draft} />
      <EndingFields ending={draft.ending} unpublished />
      <ChallengeList challenges={draft.challenges} />
      <LanguagesSection draft={draft} />
    </>
  );
}
