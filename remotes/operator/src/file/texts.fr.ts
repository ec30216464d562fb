import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "du sondage",
  post: "du message",
  reply: "de la réponse",
};

export const texts: Words<typeof english> = {
  kinds: { survey: "sondage", post: "message", reply: "réponse" },
  label: "Sondage, message ou réponse",
  hint: "Le numéro ou l’adresse d’un sondage, ou par exemple : message 12, réponse 7.",
  find: "Chercher",
  wrong:
    "Cela ne désigne rien. Écrivez un numéro tel que 12, l’adresse d’un sondage, message 12 ou réponse 7.",
  loading: "Recherche en cours",
  missing: "Cela n’existe pas",
  missingAbout: "C’est supprimé, ou le numéro est un autre.",
  survey: "Ouvrir le dossier de son sondage",
  deleting: "Son auteur le fait supprimer.",
  facts: {
    created: "Publié",
    closes: "Se clôt",
    code: "Code d’accès",
    codes: { yes: "Nécessaire", no: "Aucun" },
    responses: "Réponses",
    posts: "Messages",
  },
  instructions: "Consignes",
  questions: "Questions",
  reports: "Signalements",
  noReports: "Personne ne l’a signalé, ni rien de ce qui est dessous.",
  of: ({ kind, id }) => `${names[kind]} ${id}`,
  settled: "réglé",
  weight: (weight) => `poids ${formatCount(Math.round(weight * 100) / 100)}`,
  discussion: "Messages et réponses",
  noDiscussion: "Personne n’a rien écrit.",
  instead: (text) => `On lit à la place : « ${text} »`,
};
