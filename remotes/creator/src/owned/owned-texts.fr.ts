import type { Words } from "@nearsay/core/domain";
import type { ownedTexts as english } from "./owned-texts.ts";

export const ownedTexts: Words<typeof english> = {
  list: "Vos sondages",
  link: {
    survey: "Lien vers le sondage",
    owner: "Lien de gestion",
    other: "Lien de cette clé",
    copy: "Copier le lien",
    share: "Partager…",
    code: "Code d’accès",
    copyCode: "Copier le code",
    surveyCode: (title) => `Code QR du sondage ${title}`,
    ownerCode: "Code QR du lien de gestion",
    showCode: "Afficher en code QR",
    save: "Enregistrer en fichier",
    word: "Mot de contrôle :",
    wordHint: "Le même lien a toujours le même mot.",
    file: (title, link, word, may) =>
      [
        `Lien vers la gestion du sondage « ${title} »`,
        "",
        link,
        "",
        `Mot de contrôle : ${word}`,
        "",
        may,
        "",
      ].join("\n"),
    may: {
      own: "Qui a ce lien peut modifier, fermer et supprimer le sondage. C’est le seul chemin de retour depuis un autre appareil : gardez-le là où personne d’autre ne regarde.",
      moderate: "Qui a ce lien peut s’occuper de la discussion.",
      read: "Qui a ce lien peut lire les résultats.",
    },
    fileWords: (word) => `lien-sondage-${word}`,
  },
  add: {
    label: "Lien de gestion",
    hint: "Collez le lien, ou le fichier qui le contient.",
    wrong:
      "Ce n’est pas un lien de gestion. Il contient /manage/ et finit par #key=… et des lettres.",
  },
  forget: {
    title: "L’oublier sur cet appareil ?",
    about:
      "Le sondage reste tel quel. On n’y revient que par son lien de gestion ; s’il n’est gardé nulle part ailleurs, il n’y a pas de retour.",
    cancel: "Garder",
    action: "Oublier",
    forgotten: (title) => `« ${title} » a été oublié.`,
    undo: "Annuler",
  },
  roles: {
    own: "Tous les droits",
    moderate: "S’occupe de la discussion",
    read: "Lit les résultats",
  },
  states: {
    open: "Ouvert",
    closed: "Fermé",
    hidden: "Masqué",
    deleting: "Suppression en cours",
  },
};
