import type { Words } from "../words.ts";
import type { typedTexts as english } from "./typed-texts.ts";

export const typedTexts: Words<typeof english> = {
  readAs: (value) => `${value} olarak okundu.`,
  twoMeanings: (typed, one, other) =>
    `“${typed}” hem ${one} hem de ${other} anlamına gelebilir. Lütfen yalnızca birini anlatacak biçimde yazın.`,
};
