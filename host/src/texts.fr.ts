import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  siteName: "Nearsay",
  loading: "Chargement…",
  skipToContent: "Aller au contenu",
  contents: "Sur cette page",
  pageFailed: "Vérifiez votre connexion et rechargez la page.",
  reload: "Recharger",
  header: {
    beta: "Bêta",
    startSurvey: "Nouveau sondage",
    menu: "Menu",
    mine: "Vos sondages",
    feedback: "Donner un avis",
    anonymousId: "Identifiant anonyme",
    yourData: "Vos données",
  },
  theme: {
    label: "Thème",
    system: "Système",
    light: "Clair",
    dark: "Sombre",
  },
  footer: {
    label: "À propos de ce site",
    about: "À propos",
    disclaimer: "Mentions légales",
    guide: "Mode d’emploi",
    embed: "Intégrer",
    anonymousId: "Identifiant anonyme",
    privacy: "Confidentialité",
    report: "Signaler un contenu",
  },
  remote: {
    title: (page) => `${page} · Nearsay`,
  },
};
