import type { ExposedModule, RemoteReason } from "../contract/index.ts";
import { formatCount, plural } from "../domain/locale.ts";
import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  close: "Fermer",
  consent:
    "Un identifiant anonyme est un nombre aléatoire qui vous compte une fois, sans nom ni compte. Vous pouvez le désactiver à tout moment.",
  copied: "Copié",
  copyFailed: "Copie impossible",
  enableAnonymousId: "Activer l’identifiant anonyme",
  errorTitle: "Cela n’a pas marché",
  loading: "Chargement",
  notNow: "Pas maintenant",
  optional: "facultatif",
  policyLink: "Identifiant anonyme",
  readOnly:
    "Lecture seule : vous pouvez regarder, mais participer demande un identifiant anonyme.",
  retry: "Réessayer",
  charactersLeft: (count) =>
    plural(count, {
      one: `${formatCount(count)} caractère restant`,
      other: `${formatCount(count)} caractères restants`,
    }),
  charactersUsed: (count, max) => `${count}/${max}`,
};

/** A new module has none until somebody finds one. */
const names: Partial<Record<ExposedModule, string>> = {
  "surveys/HomePage": "La liste des sondages",
  "surveys/SurveyPage": "Le sondage",
  "surveys/FeedbackPage": "La page des avis",
  "surveys/TicketPage": "La page des tickets en papier",
  "surveys/SurveyPreview": "L’aperçu",
  "insights/InsightsPanel": "La partie des analyses",
  "discussion/Discussion": "La discussion",
  "creator/CreatePage": "L’éditeur de sondages",
  "creator/PublishedPanel": "Ce qui est publié",
  "creator/DeskPage": "La gestion du sondage",
  "creator/MinePage": "La liste de vos sondages",
  "embed/EmbedPage": "La page d’intégration",
  "operator/OperatorPage": "La modération",
};

const nameOf = (module: ExposedModule) => names[module] ?? "Cette partie";

const reasons: Record<RemoteReason, string> = {
  missing: "Cette partie n’est pas disponible pour le moment.",
  disabled: "Cette partie est désactivée pour le moment.",
  contract:
    "Cette partie ne va pas avec cette version du site. Recharger peut aider.",
  timeout: "La réponse a mis trop de temps.",
  damaged: "Ce qui est arrivé était endommagé et n’a pas été utilisé.",
  failed: "Vérifiez votre connexion et réessayez.",
};

export const remoteTexts: Words<typeof english.remoteTexts> = {
  title: (module) => `Chargement impossible : ${nameOf(module)}.`,
  crashed: (module) => `Arrêt inattendu : ${nameOf(module)}.`,
  reason: (reason) => reasons[reason],
  arrived: (module) => `Arrivé : ${nameOf(module)}.`,
  crashReason: "Le reste de la page n’est pas touché.",
  retry: "Réessayer",
};
