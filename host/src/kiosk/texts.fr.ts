import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  loading: "Ouverture du sondage…",
  begin: "Toucher pour commencer",
  fullScreen: "Plein écran",
  anonymous:
    "Personne ne vous demande qui vous êtes, et rien de vos réponses ne reste sur cette tablette.",
  results: {
    closed: "Les résultats s’affichent après la clôture.",
    live: "Les résultats s’affichent aussitôt : qui les observe peut savoir ce que vous avez répondu.",
  },
  reads: {
    figures: "Son auteur ne lit aucune réponse isolée.",
    texts: "Son auteur lit ce que vous écrivez, séparé de vos autres réponses.",
    rows: "Son auteur lit les réponses entières, sans nom ni heure.",
  },
  nothing: "Veuillez répondre à au moins une question.",
  notKept:
    "Vos réponses n’ont pas pu être gardées sur cette tablette. Veuillez prévenir la personne qui s’en occupe.",
  send: "Envoyer",
  sending: "Envoi…",
  startOver: "Recommencer",
  thanks: "Merci",
  thanksMore: "La personne suivante peut commencer.",
  idle: {
    title: "Êtes-vous toujours là ?",
    about:
      "Si personne ne touche l’écran, ce qui a été répondu est supprimé afin que la personne suivante puisse commencer.",
    stay: "Je suis toujours là",
    countdown: (seconds) =>
      plural(seconds, {
        one: `Nouveau départ dans ${formatCount(seconds)} seconde`,
        other: `Nouveau départ dans ${formatCount(seconds)} secondes`,
      }),
  },
  noLink: {
    title: "Cette tablette n’est pas encore une borne",
    about:
      "Le propriétaire d’un sondage crée un lien de borne sur sa page de gestion. Ouvrez ce lien ici.",
  },
  unreachable: {
    title: "Le sondage n’a pas pu être ouvert",
    about:
      "Une borne doit être ouverte une fois pendant que la tablette est en ligne.",
    retry: "Réessayer",
  },
  noStorage: {
    title: "Ce navigateur ne peut pas servir de borne",
    about:
      "Il ne garde rien, si bien que des réponses pourraient se perdre. Essayez hors d’une fenêtre privée.",
  },
  ended: {
    title: "Cette borne a pris fin",
    about: "Son lien n’ouvre plus aucun sondage.",
  },
  closed: {
    title: "Ce sondage est clos",
    about: "Il n’accepte plus de réponses.",
  },
  before: {
    title: "Des réponses à un autre sondage ne sont pas encore envoyées",
    about: (title) =>
      `Cette tablette contient encore des réponses à « ${title} ». Le nouveau lien s’ouvrira une fois qu’elles seront envoyées.`,
  },
  unsent: {
    count: (count) =>
      plural(count, {
        one: `${formatCount(count)} réponse pas encore envoyée`,
        other: `${formatCount(count)} réponses pas encore envoyées`,
      }),
    waiting: "L’envoi se fera dès qu’il y aura une connexion.",
    why: (said) => `Le serveur a répondu : ${said}`,
    retry: "Envoyer maintenant",
    remove: "Les supprimer de cette tablette",
    ask: {
      title: "Supprimer ce qui n’a pas été envoyé ?",
      about:
        "Ces réponses ne comptent nulle part et ne peuvent pas être récupérées.",
      keep: "Les garder",
      remove: "Les supprimer",
    },
  },
};
