import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  title: "Bureau de modération",
  loading: "Ouverture du bureau",
  failed: "Le bureau n’a pas pu être ouvert.",
  parts: {
    label: "Parties du bureau",
    queue: "File d’attente",
    file: "Chercher",
    blocks: "Blocages",
    waitlist: "Liste d’attente",
    invitations: "Invitations",
    releases: "Versions",
    recount: "Compteurs",
    audit: "Journal d’audit",
  },
  noRights: {
    title: "Cette clé ne sert à rien ici",
    about: "Qui gère le site peut en créer une avec plus de droits.",
  },
  head: {
    until: (day) => `Clé valable jusqu’au ${day}`,
    leave: "Quitter",
    left: "La clé est oubliée.",
  },
};
