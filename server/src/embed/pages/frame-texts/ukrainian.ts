import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  title: "Опитування",
  titleOf: (title) => `Опитування: ${title}`,
  answer: "Відповісти на Nearsay",
  open: "Відкрити на Nearsay",
  openSite: "Відкрити Nearsay",
  newTab: "(відкриється в новій вкладці)",
};
