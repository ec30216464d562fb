import type { SurveyState } from "@nearsay/core/contract";
import { Chip, type ChipTone } from "@nearsay/core/ui";
import { owned as ownedTexts } from "#messages";

const tones: Record<SurveyState, ChipTone> = {
  open: "success",
  closed: "neutral",
  hidden: "warning",
  deleting: "danger",
};

/** The state of a survey in a word. */
export function StateChip({ state }: { readonly state: SurveyState }) {
  return <Chip tone={tones[state]}>{ownedTexts.states[state]}</Chip>;
}
