import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  title: "استطلاع",
  titleOf: (title) => `استطلاع: ${title}`,
  answer: "أجب في Nearsay",
  open: "افتحه في Nearsay",
  openSite: "افتح Nearsay",
  newTab: "(يُفتح في تبويب جديد)",
};
