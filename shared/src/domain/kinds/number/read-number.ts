import type { ReadAs } from "../kind.ts";
import { textsOf } from "../texts-of.ts";
import { numberPlace } from "./steps.ts";

export const readNumber: ReadAs = ({ form }, answer) => {
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
