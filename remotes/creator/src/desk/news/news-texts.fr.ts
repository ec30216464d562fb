import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { newsTexts as english } from "./news-texts.ts";

export const newsTexts: Words<typeof english> = {
  about:
    "Être informé des nouvelles réponses, des messages et des signalements sans laisser d’adresse e-mail. Les réponses et les signalements sont annoncés en nombres, jamais ce que quelqu’un a répondu. Rien n’est activé avant votre choix, et tout prend fin avec la clé qui vous a ouvert cette page.",
  failed: "Ce qui est choisi n’a pas pu être chargé",
  feed: {
    heading: "Flux",
    about:
      "Pour un lecteur de flux. Il a sa propre adresse : qui l’a peut lire le flux, et rien d’autre.",
    make: "Créer un flux",
    made: (day) => `Créé le ${day}.`,
    lost: "Son adresse est montrée une seule fois. Si elle est perdue, créez-en une autre : l’ancienne n’ouvrira plus rien.",
    replace: "Créer une nouvelle adresse",
    end: "Annuler le flux",
    ended: "Le flux est annulé.",
    fresh: "Le flux est prêt. Son adresse n’est montrée que cette fois.",
    address: "Adresse du flux",
    copy: "Copier l’adresse",
    done: "Je l’ai",
    failedAct: "Le flux n’a pas pu être modifié.",
  },
  push: {
    heading: "Ce navigateur",
    about:
      "Ce navigateur affiche un message tel que « 10 nouvelles réponses », même si aucune page de ce site n’est ouverte, au plus tous les quarts d’heure. Il passe par le service de l’éditeur du navigateur, qui ne peut pas le lire.",
    none: "Ce site n’envoie rien aux navigateurs. Qui le gère peut l’activer en indiquant une adresse de contact.",
    unsupported:
      "Ce navigateur n’accepte pas de messages ici. Certains ne le font qu’une fois le site installé comme application, et aucun dans une fenêtre privée.",
    denied:
      "Les messages de ce site ne sont pas autorisés dans ce navigateur. Autorisez les notifications de ce site dans ses réglages, puis réessayez.",
    looking: "Demande au navigateur",
    on: "Activé dans ce navigateur",
    turnOn: "Avertir ce navigateur",
    turnedOn: "Ce navigateur est averti désormais.",
    turnOff: "Ne plus avertir ce navigateur",
    turnedOff: "Ce navigateur n’est plus averti.",
    failedAct: "Le navigateur n’a pas pu être modifié. Veuillez réessayer.",
  },
  webhook: {
    heading: "Webhook",
    none: "Ce site n’envoie de nouvelles à aucun autre serveur. Qui le gère peut en autoriser.",
    about: (hosts) =>
      `Pour un serveur à vous : il reçoit des nombres en JSON, signés par un secret. Ce site envoie à ${hosts.length === 0 ? "aucun serveur désormais" : hosts.join(", ")}.`,
    address: "Adresse, par exemple https://example.org/news",
    make: "Y envoyer les nouvelles",
    made: "Les nouvelles y sont envoyées désormais.",
    since: (day) => `Depuis le ${day}`,
    pausedSince: (day) => `Depuis le ${day}. Dix échecs de suite.`,
    fresh:
      "Les nouvelles y sont envoyées. Le secret n’est montré que cette fois.",
    secret: "Secret qui signe ce qui est envoyé",
    copy: "Copier le secret",
    done: "Je l’ai",
    paused: "En pause",
    resume: "Envoyer de nouveau",
    resumed: "Les nouvelles sont envoyées de nouveau.",
    test: "Envoyer un essai",
    tested: "Un essai est en route.",
    refresh: "Voir ce qu’il en est advenu",
    end: "Annuler le webhook",
    ended: "Le webhook est annulé.",
    failedAct: "Le webhook n’a pas pu être modifié.",
  },
  deliveries: {
    list: "Ce qui a été envoyé",
    none: "Rien n’a été envoyé ces sept derniers jours.",
    kinds: { news: "Nouvelles", test: "Essai" },
    states: {
      waiting: "À envoyer",
      delivered: "Arrivé",
      failed: "Échec",
    },
    failures: {
      "host-not-allowed": "Ce site n’y envoie rien",
      "not-public": "Son adresse n’est pas sur Internet",
      "too-slow": "Plus de dix secondes d’attente",
      unreachable: "Injoignable",
    },
    attempts: (count) =>
      plural(count, {
        one: `${formatCount(count)} tentative`,
        other: `${formatCount(count)} tentatives`,
      }),
    status: (status) => `réponse ${status}`,
    took: (ms) => `${formatCount(ms)} ms`,
  },
};
