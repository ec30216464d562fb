import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  answer: "أجب في Nearsay",
  open: "افتح في Nearsay",
  openSite: "افتح Nearsay",
  newTab: "(يُفتح في تبويب جديد)",
  refused: "استطلاع",
  survey: (title) => `استطلاع: ${title}`,
};
