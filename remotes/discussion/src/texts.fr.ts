import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const participation = (action: string) =>
  `Lecture seule : pour ${action}, activez l’identifiant anonyme sur la page « Identifiant anonyme ».`;

const replies = (count: number) =>
  plural(count, { one: "réponse", other: "réponses" });

const from = {
  here: "d’ici",
  near: "à moins de 10 km",
  region: "à moins de 50 km",
  far: "de plus loin",
};

export const texts: Words<typeof english> = {
  title: "Discussion",
  loading: "Chargement de la discussion",
  loadFailed: "La discussion n’a pas pu être chargée.",
  empty: "Pas encore de messages",
  emptyHint: "Soyez la première personne à dire ce que vous en pensez.",
  asAuthor: "Auteur du sondage",
  authorChoice: {
    label: "En tant qu’auteur du sondage",
    hint: "Tout le monde voit alors, sur ce sondage, que cet identifiant anonyme est celui de son auteur.",
    refused:
      "La clé de ce navigateur ne permet plus d’écrire en tant qu’auteur du sondage.",
  },
  contentRefused: "Contenu non autorisé.",
  closed: "L’auteur de ce sondage a fermé la discussion. Vous pouvez la lire.",
  closedWhileTyping:
    "L’auteur de ce sondage a fermé la discussion. Votre texte reste ici jusqu’à sa réouverture.",
  slow: (minutes) =>
    `Mode lent : chaque personne écrit une fois ${minutes === 1 ? "par minute" : `toutes les ${formatCount(minutes)} minutes`}.`,
  composer: {
    label: "Votre message",
    placeholder: "Votre avis sur ce sondage…",
    submit: "Publier",
    saving: "Enregistrement…",
    readOnly: "Activer la participation pour publier",
    enable: "Activer et publier",
    notice: participation("publier"),
    failed: "Le message n’a pas pu être publié.",
    done: "Votre message est publié.",
  },
  posts: {
    waiting: (count) =>
      plural(count, {
        one: `${formatCount(count)} nouveau message`,
        other: `${formatCount(count)} nouveaux messages`,
      }),
    older: "Afficher les messages précédents",
    olderFailed: "Les messages précédents n’ont pas pu être chargés.",
    retry: "Réessayer",
  },
  from,
  sayRing: (ring) => `Dire que j’écris ${from[ring]}`,
  ringHint: "Qui lit le message le voit, et rien de plus précis.",
  like: {
    like: "J’aime",
    liked: "Aimé",
    failed: "Le « j’aime » n’a pas pu être enregistré.",
    readOnly:
      "Pour participer, activez l’identifiant anonyme sur la page « Identifiant anonyme ».",
    enable: "Activer et aimer",
  },
  report: {
    open: "Signaler",
    done: "Signalé. Merci.",
    title: "Signaler ceci ?",
    about:
      "Assez de signalements le masquent aux lecteurs. Personne ici n’apprend qui l’a signalé.",
    reason: "Motif",
    submit: "Signaler",
    notLoaded: "Le formulaire de signalement n’a pas pu être chargé.",
    failed: "Le signalement n’a pas pu être envoyé.",
  },
  replies: {
    title: "Réponses",
    to: (author) => `Réponses à ${author}`,
    open: (count) =>
      count === 0 ? "Répondre" : `${formatCount(count)} ${replies(count)}`,
    close: "Masquer les réponses",
    loading: "Chargement des réponses",
    loadFailed: "Les réponses n’ont pas pu être chargées.",
    retry: "Réessayer",
    arrived: "Nouvelle réponse",
    more: (count) => `Voir ${formatCount(count)} ${replies(count)} de plus`,
    fewer: "Afficher moins de réponses",
    replyingTo: (handle) => `En réponse à ${handle}`,
    edit: "Modifier",
  },
  replyForm: {
    label: "Votre réponse",
    placeholder: "Écrivez votre réponse…",
    submit: "Publier la réponse",
    saving: "Enregistrement…",
    save: "Enregistrer",
    cancel: "Annuler",
    readOnly: "Activer la participation pour répondre",
    enable: "Activer et répondre",
    enableAndSave: "Activer et enregistrer",
    notice: participation("répondre"),
    missingPost: "Le message manque ou n’est pas valable.",
    createFailed: "Le message n’a pas pu être publié.",
    updateFailed: "La réponse n’a pas pu être modifiée.",
    created: "Votre réponse est publiée.",
    updated: "Votre réponse est enregistrée.",
  },
};
