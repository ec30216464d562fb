import { answerPlacesModes } from "@nearsay/core/contract";
import { ChoiceList } from "@nearsay/core/ui";
import {
  type CountingDraft,
  countsOf,
  type EditorPlace,
} from "../draft/editor-place.ts";
import { place as placeTexts } from "#messages";

const words = placeTexts.counts;

/** Whether the locations of answers are counted, and what that costs. */
export function CountsSetting(props: {
  readonly place: EditorPlace;
  /** What determines whether they can be counted. */
  readonly counting: CountingDraft;
  readonly onChange: (changes: Partial<EditorPlace>) => void;
}) {
  const { place, counting, onChange } = props;
  return (
    <ChoiceList
      legend={words.legend}
      hint={words.hints[counting.hindrance ?? "fixed"]}
      choices={answerPlacesModes.map((id) => ({
        id,
        label: words.kinds[id],
        hint: words.about[id],
      }))}
      selected={[countsOf(place, counting)]}
      disabled={counting.hindrance !== null}
      onChange={([chosen]) =>
        onChange({
          counts: answerPlacesModes.find((known) => known === chosen) ?? null,
        })
      }
    />
  );
}
