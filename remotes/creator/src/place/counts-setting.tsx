import { answerPlacesModes } from "@nearsay/core/contract";
import { ChoiceList } from "@nearsay/core/ui";
import { countsOf } from "../draft/editor-place.ts";
import type { PlaceSettingProps } from "./place-setting-props.ts";
import { place as placeTexts } from "#messages";

const words = placeTexts.counts;

/** Whether the locations of answers are counted, and what that costs. */
export function CountsSetting(
  props: Pick<
    PlaceSettingProps,
    "place" | "counting" | "disabled" | "onChange"
  >,
) {
  const { place, counting, disabled, onChange } = props;
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
      disabled={disabled || counting.hindrance !== null}
      onChange={([chosen]) =>
        onChange({
          counts: answerPlacesModes.find((known) => known === chosen) ?? null,
        })
      }
    />
  );
}
