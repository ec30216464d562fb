import type { Words } from "../words.ts";
import type { typedTexts as english } from "./typed-texts.ts";

export const typedTexts: Words<typeof english> = {
  readAs: (value) => `Gelesen als ${value}.`,
  twoMeanings: (typed, one, other) =>
    `„${typed}“ kann ${one} oder ${other} bedeuten. Bitte so schreiben, dass es nur eines davon bedeutet.`,
};
