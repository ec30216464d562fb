import type { CheckAs } from "../kind.ts";

export const checkScale: CheckAs = ({ form: { scale } }) => {
  if (scale === null) return "scale";
  const { from, to } = scale;
  const fits = Number.isInteger(to) && to >= from + 1 && to >= 2 && to <= 10;
  return fits ? null : "scale";
};
