import type { Words } from "../words.ts";
import type { typedTexts as english } from "./typed-texts.ts";

export const typedTexts: Words<typeof english> = {
  readAs: (value) => `قُرئ على أنه ${value}.`,
  twoMeanings: (typed, one, other) =>
    `قد يعني «${typed}» إما ${one} أو ${other}. اكتبه من فضلك بحيث لا يعني إلا واحدًا منهما.`,
};
