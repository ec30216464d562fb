import { readChoice } from "../choice/choice.ts";
import { type Kind, byOption } from "../kind.ts";

const check: Kind["check"] = ({ form: { scale } }) => {
  if (scale === null) return "scale";
  const { from, to } = scale;
  const isRange = Number.isInteger(to) && to >= from + 1 && to >= 2 && to <= 10;
  return isRange ? null : "scale";
};

/** A choice among the steps of a scale. */
export const scale: Kind = { read: readChoice, check, places: byOption };
