import { type Words, plural } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const responses = { one: "réponse", other: "réponses" };

export const texts: Words<typeof english.texts> = {
  product: "Analyses Nearsay",
  documentTitle: (title) => `${title} – Analyses Nearsay`,
  responses: (count, formatted) => `${formatted} ${plural(count, responses)}`,
  published: (date) => `Publié le ${date}`,
  opens: (date) => `Ouvre le ${date}`,
  opened: (date) => `Ouvert le ${date}`,
  quota: (count, formatted) =>
    `Se termine après ${formatted} ${plural(count, { one: "réponse", other: "réponses" })}`,
  closes: (date) => `Se termine le ${date}`,
  closed: (date) => `Terminé le ${date}`,
  exported: (date) => `État au ${date}`,
  summary: "Résumé par IA",
  asTable: "Les chiffres en tableau",
  overTime: "Réponses au fil du temps",
  lines: (each) =>
    `Trait fin : réponses ${each}. Trait épais : leur moyenne mobile sur 7.`,
  utc: "Les heures sont en UTC.",
  dashed: (notOver) => `Pointillés : ${notOver}.`,
  seriesColumns: ["Temps", "Réponses", "Moyenne mobile sur 7"],
  choices: "Choix multiples",
  answered: (formatted) => `Nombre de personnes ayant répondu : ${formatted}`,
  questionNumber: (number) => `Question n° ${number}`,
  topOption: "Option en tête",
  option: "Choix",
  share: (percent, count) => `${percent} · ${count}`,
  kinds: "Classements, nombres et dates",
  answer: "Réponse",
  answers: "Réponses",
  statements: "Affirmations",
  statementColumns: ["Affirmation", "D’accord", "Pas d’accord", "Passé"],
  noAnswers: "Pas encore de réponses.",
  rankColumns: ["Choix", "Premiers choix", "Rang moyen", "Duels gagnés"],
  sentiment: "Ton",
  sentimentColumns: ["Ton", "Réponses", "Part"],
  keywords: "Principaux mots-clés",
  keyword: "Mot-clé",
  keywordsNote:
    "Dans combien de réponses chaque mot ou paire de mots figure dans les textes libres.",
  coverage: (count, percent) =>
    `Les ${count} premiers couvrent ${percent} de toutes les mentions.`,
  withheld: (until) =>
    `Mots-clés, ton et résumé s’affichent dès que ${until} personnes ont répondu.`,
  none: "Pas encore de réponses.",
};
