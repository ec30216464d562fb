import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  lead: "Ce que ce site garde sous votre identifiant anonyme : à voir, à emporter, à reprendre.",
  loading: "Chargement de vos données…",
  failed: "Vos données n’ont pas pu être chargées.",
  empty: "Rien n’est gardé sous votre identifiant anonyme",
  emptyText:
    "Ce que vous répondez, écrivez, aimez, signalez ou publiez apparaîtra ici.",
  toSurveys: "Trouver un sondage",
  download: "Télécharger en JSON",
  more: "Afficher des sondages plus anciens",
  loadingMore: "Chargement…",
  nothingLeft: "Il ne reste rien ici.",
  hiddenSurvey: "Un sondage qui n’est pas affiché pour le moment",
  elsewhere:
    "Ce que vous avez répondu sur les pages d’autres sites est gardé sous d’autres identifiants, un par sondage et par site, et ne figure pas ici.",
  sections: {
    responses: "Réponses aux sondages",
    posts: "Messages",
    replies: "Réponses aux messages",
    likes: "J’aime",
    reports: "Signalements",
    surveys: "Sondages que vous avez publiés",
  },
  responses: {
    answeredIn: (language) => `Langue de la réponse : ${language}.`,
    countedFrom: {
      here: "Compté comme : ici.",
      near: "Compté comme : à moins de 10 km.",
      region: "Compté comme : à moins de 50 km.",
      far: "Compté comme : plus loin.",
      elsewhere: "Compté comme : d’ailleurs.",
    },
    countedIn: "Compté dans un carré d’une carte.",
    hiddenQuestion: "Une question qui n’est pas affichée pour le moment",
    hiddenAnswer: "Une option qui n’est pas affichée pour le moment",
    closed: "Clos : les réponses ne peuvent plus être retirées à part.",
  },
  posts: {
    replies: (count) =>
      plural(count, {
        one: `${formatCount(count)} réponse`,
        other: `${formatCount(count)} réponses`,
      }),
    asAuthor: "Écrit en tant qu’auteur du sondage, ce que tout le monde voit.",
    from: {
      here: "Dit à tout le monde que vous avez écrit d’ici.",
      near: "Dit à tout le monde que vous avez écrit à moins de 10 km.",
      region: "Dit à tout le monde que vous avez écrit à moins de 50 km.",
      far: "Dit à tout le monde que vous avez écrit de plus loin.",
    },
    hidden: "L’auteur du sondage l’a masqué. Personne d’autre ne le lit.",
  },
  likes: {
    survey: "Le sondage",
    post: "Un message sous le sondage",
  },
  surveys: {
    open: "Ouvert",
    closed: "Clos",
  },
  cancel: "Annuler",
  actions: {
    withdraw: {
      button: "Retirer",
      name: (title) => `Retirer vos réponses à ${title}`,
      title: "Retirer vos réponses ?",
      text: "Le nombre de réponses diminue d’une. Ce que vous avez répondu ici est supprimé définitivement. Là où l’auteur du sondage lit des textes, les vôtres disparaissent aussitôt, tous ensemble. Vous pourrez répondre de nouveau à ce sondage.",
      stays: (others) =>
        `Ce qui a déjà été affiché dans un groupe reste dans les sommes, sinon la différence révélerait ce que vous avez répondu. C’est détaché de vous aussitôt, sans vos textes, et quitte les sommes avec d’autres : ${plural(
          others,
          {
            one: `au plus tôt quand ${formatCount(others)} autre personne aura retiré les siennes`,
            other: `au plus tôt quand ${formatCount(others)} autres personnes auront retiré les leurs`,
          },
        )}.`,
      confirm: "Retirer",
      busy: "Retrait…",
      done: "Vos réponses sont retirées.",
      failed: "Vos réponses n’ont pas pu être retirées.",
    },
    post: {
      button: "Supprimer",
      name: (content) => `Supprimer votre message : ${content}`,
      title: "Supprimer ce message ?",
      text: "Il est supprimé définitivement, avec ses « j’aime ». Si d’autres ont répondu, leurs réponses restent sous une place vide qui ne nomme personne.",
      confirm: "Supprimer le message",
      busy: "Suppression…",
      done: "Votre message est supprimé.",
      failed: "Votre message n’a pas pu être supprimé.",
    },
    reply: {
      button: "Supprimer",
      name: (content) => `Supprimer votre réponse : ${content}`,
      title: "Supprimer cette réponse ?",
      text: "Elle est supprimée définitivement.",
      confirm: "Supprimer la réponse",
      busy: "Suppression…",
      done: "Votre réponse est supprimée.",
      failed: "Votre réponse n’a pas pu être supprimée.",
    },
  },
  erase: {
    heading: "Tout effacer",
    text: "Supprime vos réponses, messages, « j’aime » et signalements, les liens que vous avez partagés et l’identifiant anonyme lui-même. C’est irréversible.",
    before: "À savoir avant d’effacer :",
    stays: [
      "Les réponses déjà affichées dans des groupes restent dans les sommes jusqu’à ce qu’assez d’autres personnes aient aussi retiré les leurs. Elles sont détachées de vous aussitôt, sans leurs textes ; les mots isolés qu’ils contiennent restent comptés d’ici là.",
      "Les sondages que vous avez publiés restent : un lien de gestion ouvre toujours leur page de gestion. Sans lui, ils ne sont plus à personne.",
      "Les copies de réponses du serveur qui évitent les doubles envois restent chiffrées pendant un jour.",
      "Si ce site demande une invitation, il vous en faudra une nouvelle.",
    ],
    button: "Tout effacer…",
    title: "Tout effacer, y compris l’identifiant ?",
    word: "EFFACER",
    confirmLabel: "Tapez EFFACER pour confirmer",
    mismatch: "Veuillez taper le mot EFFACER.",
    confirm: "Effacer définitivement",
    busy: "Effacement…",
    failed:
      "Tout n’a pas pu être effacé. Veuillez réessayer : l’effacement reprend là où il s’est arrêté.",
    doneTitle: "Tout est effacé",
    done: "Ce qui était gardé sous votre identifiant anonyme est supprimé ou n’est plus à personne, et ce navigateur a oublié l’identifiant. Si vous continuez, c’est comme à la première visite : lecture seule, jusqu’à ce que vous activiez un nouvel identifiant anonyme.",
    goOn: "Aller à l’accueil",
  },
};
