import type { Words } from "../words.ts";
import type { typedTexts as english } from "./typed-texts.ts";

export const typedTexts: Words<typeof english> = {
  readAs: (value) => `Lu comme ${value}.`,
  twoMeanings: (typed, one, other) =>
    `« ${typed} » peut vouloir dire ${one} ou ${other}. Merci de l’écrire de façon à n’en désigner qu’un.`,
};
