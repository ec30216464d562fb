import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Clos le ${day}.`,
  opens: (day) => `Ouvre le ${day}.`,
  open: (day) => `Ouvert jusqu’au ${day}.`,
  openOr: (day, quota) =>
    `Ouvert jusqu’au ${day}, ou jusqu’à ${quota} réponses.`,
  counts: (responses, posts) => `Réponses : ${responses}. Messages : ${posts}.`,
  answer: (address) => `Répondre sur <${address}>.`,
  read: (address) => `Lire la suite sur <${address}>.`,
  questions: "Questions",
};
