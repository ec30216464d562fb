import type { Kind } from "../kind.ts";
import { textsOf } from "../texts-of.ts";
import { numberPlace, numberSteps } from "./steps.ts";

const numberMax = 1e9;

const read: Kind["read"] = ({ form }, answer) => {
  const [text = "", more] = textsOf(answer);
  if (text === "") return { stored: null };
  if (form.number === null || more !== undefined || !isDecimal(text))
    return { problem: "number" };
  const place = numberPlace(form.number, Number(text));
  return place === null ? { problem: "range" } : { stored: [place] };
};

function isDecimal(text: string): boolean {
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text);
}

const check: Kind["check"] = ({ form }) => {
  if (form.number === null) return "number";
  const { least, most, decimals } = form.number;
  const hasDigits = (value: number) =>
    Number(value.toFixed(decimals)) === value;
  const isRange =
    [0, 1, 2].includes(decimals) &&
    least < most &&
    Math.abs(least) <= numberMax &&
    Math.abs(most) <= numberMax &&
    hasDigits(least) &&
    hasDigits(most);
  return isRange ? null : "number";
};

export const number: Kind = {
  read,
  check,
  places: ({ form }) =>
    form.number === null ? 0 : numberSteps(form.number).count,
};
