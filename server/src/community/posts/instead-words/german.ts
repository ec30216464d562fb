import type { Words } from "@nearsay/core/domain";
import type { words as english } from "./english.ts";

export const words: Words<typeof english> = {
  deleted:
    "Dieser Beitrag wurde von der Person gelöscht, die ihn geschrieben hat.",
  reports: "Nach Meldungen ausgeblendet.",
  operator: "Von den Betreibern der Website ausgeblendet.",
  author: "Von der Person ausgeblendet, von der die Umfrage stammt",
  reasons: {
    off_topic: "gehört nicht zum Thema",
    insulting: "beleidigend",
    personal: "verrät Persönliches",
    spam: "Spam",
  },
};
