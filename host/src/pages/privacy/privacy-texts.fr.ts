import type { Words } from "@nearsay/core/domain";
import type { privacyTexts as english } from "./privacy-texts.ts";

export const privacyTexts: Words<typeof english> = {
  lead: "Nearsay connaît un nombre aléatoire au lieu de vous, et votre lieu à un kilomètre près au lieu de votre adresse.",
  intro: [
    "En vigueur depuis le 23 octobre 2025. Vous pouvez tout lire sans rien accepter. Ce que vous publiez est gardé sous un identifiant anonyme que vous activez et désactivez vous-même. Il n’y a ni publicité, ni suivi d’un site à l’autre, ni vente de données.",
  ],
  use: {
    title: "À quoi elles servent",
    blocks: [
      {
        list: [
          "À lister les sondages près de vous et à dire à quelle distance ils sont.",
          "À compter chaque personne une fois par sondage, et un nouvel essai une seule fois.",
          "À vous montrer quels messages sont les vôtres et à vous laisser modifier vos réponses.",
          "À montrer à tous les totaux d’un sondage : combien ont répondu et, dès qu’ils peuvent s’afficher, les décomptes, les mots fréquents, l’humeur et un résumé.",
          "À empêcher les abus : limites de fréquence, blocages après des codes erronés, signalements et vérification qu’aucun robot n’est à l’œuvre.",
        ],
      },
    ],
  },
  rights: {
    title: "Vos droits",
    blocks: [
      "Ce que vous pouvez faire vous-même, à tout moment :",
      {
        list: [
          "Désactiver l’identifiant sur la page <anonymousId>Identifiant anonyme</anonymousId>. Vous pourrez toujours lire.",
          "Voir sous <yourData>Vos données</yourData> ce qui est gardé sous votre identifiant anonyme, le télécharger dans un fichier, supprimer vos messages et réponses, retirer vos réponses aux sondages ou tout effacer avec l’identifiant.",
          "Retirer l’accès à la position dans les réglages de votre navigateur pour ce site.",
          "Effacer les données de ce site dans votre navigateur. Cela rompt pour de bon le lien entre vous et votre identifiant anonyme : plus personne, vous compris, ne peut modifier, supprimer ou revendiquer ce qui a été écrit sous lui.",
        ],
      },
      "Vous pouvez retirer vos réponses tant qu’un sondage est ouvert. S’il affiche chaque réponse aussitôt, les chiffres suivent aussitôt. Ce qui a déjà été affiché dans un groupe avec d’autres est détaché de vous aussitôt et ne quitte les sommes qu’avec d’autres réponses retirées, car la différence révélerait ce que vous avez dit. Tout effacer a le même effet dans les sondages clos. Les sondages que vous avez publiés restent. L’exploitant peut lui aussi supprimer un sondage, un message ou une réponse : dites lequel, avec son lien. Comme rien ne porte votre nom, il ne pourra peut-être pas savoir que c’est vous qui l’avez écrit. Si votre loi vous accorde davantage, comme l’accès, la rectification, l’effacement, l’opposition ou une plainte auprès d’une autorité, cela vaut aussi ici.",
    ],
  },
  children: {
    title: "Enfants de moins de 13 ans",
    blocks: [
      "Nearsay n’est pas destiné aux enfants de moins de 13 ans, qui ne doivent pas l’utiliser. L’âge n’est ni demandé ni conservé. Si vous savez qu’un enfant de moins de 13 ans a publié quelque chose ici, prévenez l’exploitant, qui peut le supprimer.",
    ],
  },
  international: {
    title: "Autres pays",
    blocks: [
      "Les données sont traitées là où l’exploitant fait tourner le serveur et là où se trouvent les services indiqués sous <sharingHere>Partage</sharingHere>, s’il y en a. Ce peut être un autre pays que le vôtre, avec d’autres règles.",
    ],
  },
  ai: {
    title: "Fonctions d’IA",
    blocks: [
      "Les brouillons et les résumés sont écrits par des règles sur ce serveur ou par un fournisseur d’IA choisi par l’exploitant. Le fournisseur reçoit alors :",
      {
        list: [
          "pour un brouillon : la description que vous avez saisie, quand vous le demandez ;",
          "pour un brouillon de traduction : les textes de votre sondage qui ne sont pas encore traduits, quand vous le demandez ;",
          "pour le résumé d’un sondage public : son titre et ses questions, combien de fois chaque option a été choisie, des mots employés par plusieurs personnes et jusqu’à 40 réponses écrites dont les adresses web et électroniques, les noms d’utilisateur et les longs nombres sont masqués.",
        ],
      },
      "Il ne reçoit jamais votre identifiant anonyme, votre adresse internet, votre lieu, des messages ou des réponses, ni rien d’un sondage à code d’accès. L’humeur et les mots-clés sont toujours calculés sur ce serveur, à l’aide de listes de mots.",
    ],
  },
  updates: {
    title: "Mises à jour",
    blocks: [
      "Quand cette politique change, le nouveau texte paraît sur cette page avec une nouvelle date en tête. Comme il n’y a pas de comptes, personne ne peut être prévenu individuellement.",
    ],
  },
  contact: { title: "Contact", blocks: [] },
};
