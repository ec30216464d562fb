import { type Kind, byOption, fits, optionsFrom } from "../kind.ts";
import { textsOf } from "../texts-of.ts";

/** One option, or several if the question allows it. */
export const readChoice: Kind["read"] = (question, answer) => {
  const { options, form } = question;
  const places = textsOf(answer).map((text) => options.indexOf(text));
  if (places.length === 0) return { stored: null };
  if (places.includes(-1)) return { problem: "option" };
  if (places.length > 1 && !question.allowMultiple)
    return { problem: "single" };
  const excludes = form.exclusive !== null && places.includes(form.exclusive);
  if (excludes && places.length > 1) return { problem: "exclusive" };
  if (!excludes && places.length < (form.least ?? 0))
    return { problem: "least" };
  if (places.length > (form.most ?? Infinity)) return { problem: "most" };
  return { stored: places.sort((a, b) => a - b) };
};

export const choice: Kind = { read: readChoice, check: fits, places: byOption };

export const yesNo: Kind = { ...choice, check: optionsFrom(2, 3) };

/** Agree, disagree or pass. */
export const statement: Kind = { ...choice, check: optionsFrom(3, 3) };
