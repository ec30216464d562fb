import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const numbered = (thing: string) => (number: string) => `${thing} ${number}`;

const counted = (thing: string) => (number: string) => `${number} ${thing}`;

export const texts: Words<typeof english> = {
  about:
    "Ce que les opérateurs et les propriétaires de sondages ont changé, le plus récent d’abord. Chaque entrée couvre la précédente, si bien qu’aucune ne peut être changée ou retirée sans que cela se voie.",
  loading: "Chargement du journal",
  list: "Ce qui a été fait",
  empty: "Rien n’a encore été fait",
  check: "Vérifier tout le journal",
  checking: "Vérification…",
  whole: (entries) =>
    plural(entries, {
      one: "L’unique entrée est telle qu’elle a été écrite.",
      other: `Les ${formatCount(entries)} entrées sont telles qu’elles ont été écrites.`,
    }),
  known:
    "Pour voir plus tard qu’aucune n’a été retirée à la fin, notez ceci ailleurs. Cela se vérifie par :",
  copy: "Copier la note",
  broken: "Le journal a été changé",
  upTo: (entries) =>
    entries === 0
      ? "Aucune entrée antérieure n’est fiable."
      : `Jusqu’à l’entrée ${entries}, tout est tel qu’écrit.`,
  problems: {
    "Entry # of the audit log is missing.": (entry) =>
      `L’entrée ${entry} du journal manque.`,
    "Entry # of the audit log is not as it was written.": (entry) =>
      `L’entrée ${entry} du journal n’est pas telle qu’elle a été écrite.`,
  },
  acts: {
    hide: "Masqué",
    restore: "Montré de nouveau",
    keep: "Gardé",
    remove: "Supprimé",
    "remove-post": "Supprimé",
    "remove-reply": "Supprimé",
    block: "Auteur bloqué",
    unblock: "Débloqué",
    embed: "Intégration réglée",
    invite: "Créé",
    revoke: "Révoqué",
    "waitlist-confirm": "Adresse confirmée sur la liste d’attente",
    "waitlist-remove": "Adresse retirée de la liste d’attente",
    keys: "Opérateurs",
    register: "Enregistré",
    recount: "Corrigé",
    updateManagedSurvey: "Modifié",
    deleteManagedSurvey: "Suppression commencée",
    undeleteManagedSurvey: "Suppression annulée",
    appealManagedSurvey: "Réexamen demandé",
    createManagedShareToken: "Lien partagé",
    endManagedShareLinks: "Liens partagés annulés",
    createSurveyKey: "Clé créée",
    rotateSurveyKey: "Clé remplacée",
    endSurveyKey: "Clé annulée",
    setDiscussion: "Discussion réglée",
    hideMessage: "Message ou réponse masqué",
    showMessage: "Message ou réponse montré de nouveau",
    createTicketBatch: "Tickets créés",
    endTicketBatch: "Tickets annulés",
    createKioskGrant: "Borne créée",
    endKioskGrant: "Borne annulée",
    createFeed: "Flux créé",
    endFeed: "Flux annulé",
    subscribePush: "Navigateur averti",
    unsubscribePush: "Navigateur plus averti",
    createWebhook: "Webhook créé",
    endWebhook: "Webhook annulé",
    unpauseWebhook: "Webhook repris",
    testWebhook: "Webhook essayé",
  },
  abouts: {
    "survey #": numbered("sondage"),
    "post #": numbered("message"),
    "reply #": numbered("réponse"),
    "block #": numbered("blocage"),
    "invitation #": numbered("invitation"),
    "# invitation": counted("invitation"),
    "# invitations": counted("invitations"),
    "# counter": counted("compteur"),
    "# counters": counted("compteurs"),
    "operator key # made": (key) => `clé d’opérateur ${key} créée`,
    "operator key # ended": (key) => `clé d’opérateur ${key} annulée`,
    "passkey of operator key #": numbered("clé d’accès de la clé d’opérateur"),
    "passkey of operator key # reset": (key) =>
      `clé d’accès de la clé d’opérateur ${key} réinitialisée`,
  },
  who: {
    commandLine: "ligne de commande",
    operator: numbered("opérateur"),
    key: numbered("clé"),
  },
};
