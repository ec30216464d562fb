import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "Umfrage",
  post: "Beitrag",
  reply: "Antwort",
};

export const texts: Words<typeof english> = {
  kinds: { survey: "umfrage", post: "beitrag", reply: "antwort" },
  label: "Umfrage, Beitrag oder Antwort",
  hint: "Nummer oder Adresse einer Umfrage, oder etwa: Beitrag 12, Antwort 7.",
  find: "Suchen",
  wrong:
    "Das bezeichnet nichts. Möglich sind eine Nummer wie 12, die Adresse einer Umfrage, Beitrag 12 oder Antwort 7.",
  loading: "Wird gesucht",
  missing: "Das gibt es nicht",
  missingAbout: "Es wurde gelöscht, oder die Nummer ist eine andere.",
  survey: "Akte der Umfrage öffnen",
  deleting: "Sie wird auf eigenen Wunsch gelöscht.",
  facts: {
    created: "Veröffentlicht",
    closes: "Schließt",
    code: "Zugangscode",
    codes: { yes: "Nötig", no: "Keiner" },
    responses: "Antworten",
    posts: "Beiträge",
  },
  instructions: "Hinweise",
  questions: "Fragen",
  reports: "Meldungen",
  noReports: "Niemand hat sie oder etwas darunter gemeldet.",
  of: ({ kind, id }) => `${names[kind]} ${id}`,
  settled: "erledigt",
  weight: (weight) => `Gewicht ${formatCount(Math.round(weight * 100) / 100)}`,
  discussion: "Beiträge und Antworten",
  noDiscussion: "Niemand hat etwas geschrieben.",
  instead: (text) => `Stattdessen ist zu lesen: „${text}“`,
};
