import { ResultsSettings } from "../access/results-settings.tsx";
import type { EditorDraft } from "../draft/draft.ts";
import { useEditor } from "../draft/editor-context.ts";
import { countingOf, standsSomewhere } from "../draft/editor-place.ts";
import { CountsSetting } from "../place/counts-setting.tsx";

/** When results show, what they count, what the author reads, who exports them. */
export function ResultsFields({ draft }: { readonly draft: EditorDraft }) {
  const { dispatch } = useEditor();
  const { access, place, translations } = draft;
  return (
    <>
      <ResultsSettings access={access} />
      {standsSomewhere(place) && (
        <CountsSetting
          place={place}
          counting={countingOf(access, translations.length > 0)}
          onChange={(changes) =>
            dispatch({
              type: "edit-survey",
              changes: { place: { ...place, ...changes } },
            })
          }
        />
      )}
    </>
  );
}
