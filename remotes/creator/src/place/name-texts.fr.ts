import type { Words } from "@nearsay/core/domain";
import type { nameTexts as english } from "./name-texts.ts";

export const nameTexts: Words<typeof english> = {
  label: ({ name, country }) => `${name}, ${country}`,
};
