import type { Words } from "../words.ts";
import type { typedTexts as english } from "./typed-texts.ts";

export const typedTexts: Words<typeof english> = {
  readAs: (value) => `Прочитано як ${value}.`,
  twoMeanings: (typed, one, other) =>
    `«${typed}» може означати ${one} або ${other}. Будь ласка, напишіть так, щоб було лише одне значення.`,
};
