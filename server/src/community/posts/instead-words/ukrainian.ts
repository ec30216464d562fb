import type { Words } from "@nearsay/core/domain";
import type { words as english } from "./english.ts";

export const words: Words<typeof english> = {
  deleted: "Цей допис видалив його автор.",
  reports: "Приховано після скарг.",
  operator: "Приховано тим, хто керує цим сайтом.",
  author: "Приховано автором опитування",
  reasons: {
    off_topic: "не за темою",
    insulting: "образливо",
    personal: "розкриває особисті дані",
    spam: "спам",
  },
};
