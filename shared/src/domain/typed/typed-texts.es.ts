import type { Words } from "../words.ts";
import type { typedTexts as english } from "./typed-texts.ts";

export const typedTexts: Words<typeof english> = {
  readAs: (value) => `Se lee como ${value}.`,
  twoMeanings: (typed, one, other) =>
    `«${typed}» puede significar ${one} o ${other}. Por favor, escríbalo de forma que solo signifique una de las dos cosas.`,
};
