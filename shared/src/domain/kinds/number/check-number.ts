import type { CheckAs } from "../kind.ts";

const numberMax = 1e9;

export const checkNumber: CheckAs = ({ form: { number } }) => {
  if (number === null) return "number";
  const { least, most, decimals } = number;
  const hasDigits = (value: number) =>
    Number(value.toFixed(decimals)) === value;
  const fits =
    [0, 1, 2].includes(decimals) &&
    least < most &&
    Math.abs(least) <= numberMax &&
    Math.abs(most) <= numberMax &&
    hasDigits(least) &&
    hasDigits(most);
  return fits ? null : "number";
};
