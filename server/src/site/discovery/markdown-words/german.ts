import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Geschlossen am ${day}.`,
  opens: (day) => `Öffnet am ${day}.`,
  open: (day) => `Offen bis ${day}.`,
  openOr: (day, quota) => `Offen bis ${day} oder bis zu ${quota} Antworten.`,
  counts: (responses, posts) => `Antworten: ${responses}. Beiträge: ${posts}.`,
  answer: (address) => `Beantworten unter <${address}>.`,
  read: (address) => `Weiterlesen unter <${address}>.`,
  questions: "Fragen",
};
