import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { ticketsTexts as english } from "./tickets-texts.ts";

export const ticketsTexts: Words<typeof english> = {
  about:
    "Les tickets papier sont des codes à usage unique : un dans chaque boîte aux lettres, et chaque boîte aux lettres a une voix. Un ticket n’est lié ni à la personne qui l’utilise ni à ce qu’elle répond.",
  failed: "Les tickets n’ont pas pu être chargés",
  failedAct: "Les tickets n’ont pas pu être modifiés.",
  mode: {
    legend: "Qui peut répondre ?",
    fixed: "Quelqu’un a déjà répondu : cela ne peut plus être changé.",
    choices: {
      off: { label: "Tout le monde", hint: "Sans tickets." },
      only: {
        label: "Seulement avec un ticket",
        hint: "Les autres peuvent lire le sondage et ses résultats.",
      },
      apart: {
        label: "Tout le monde, les tickets montrés à part",
        hint: "Les résultats montrent les deux, côte à côte.",
      },
    },
    saved: "Enregistré.",
  },
  make: {
    heading: "Nouveaux tickets",
    count: "Combien",
    wrongCount: (max) =>
      `Saisissez un nombre entier de 1 à ${formatCount(max)}.`,
    label: "Nom, par exemple une rue",
    labelHint: "Seules les personnes à qui appartient le sondage le voient.",
    action: "Créer des tickets",
    full: "Il ne peut pas y avoir plus de lots.",
  },
  fresh: {
    title: (count) =>
      plural(count, {
        one: `${formatCount(count)} ticket est prêt`,
        other: `${formatCount(count)} tickets sont prêts`,
      }),
    about:
      "Leurs codes ne sont montrés que cette fois et ne sont conservés nulle part. Enregistrez-les avant de continuer.",
    sheet: "Enregistrer la feuille à imprimer",
    csv: "Enregistrer en CSV",
    codes: "Codes à lire à voix haute",
    done: "Je les ai",
  },
  list: {
    label: "Lots de tickets",
    none: "Il n’y a pas encore de tickets.",
    unnamed: "Sans nom",
    tickets: (count) =>
      plural(count, {
        one: `${formatCount(count)} ticket`,
        other: `${formatCount(count)} tickets`,
      }),
    made: (day) => `Créé le ${day}`,
    used: (used) =>
      plural(used, {
        one: `${formatCount(used)} utilisé jusqu’à hier soir`,
        other: `${formatCount(used)} utilisés jusqu’à hier soir`,
      }),
    tooFew: (min) =>
      `Le nombre de tickets utilisés est indiqué à partir de ${formatCount(min)} tickets`,
    ended: "Annulé",
    end: "Annuler",
    endNamed: (name) => `Annuler les tickets non utilisés de ${name}`,
    endTitle: "Annuler les tickets non utilisés ?",
    endAbout:
      "Les tickets de ce lot que personne n’a encore utilisés cessent de valoir. C’est sans retour.",
    endAction: "Les annuler",
    cancel: "Retour",
    endedSaid: "Les tickets non utilisés sont annulés.",
  },
  sheet: {
    title: (survey) => `Tickets : ${survey}`,
    until: (day) => `Répondre avant le ${day} inclus`,
    untraced: "Votre réponse ne peut être reliée à ce ticket",
    open: (address) => `Scannez, ou saisissez le code sur ${address}`,
  },
  csv: { code: "Code", link: "Lien" },
};
