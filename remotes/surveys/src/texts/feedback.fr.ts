import type { Words } from "@nearsay/core/domain";
import type * as english from "./feedback.ts";

export const feedback: Words<typeof english.feedback> = {
  title: "Avis et suggestions sur le produit",
  about:
    "Qu’est-ce qui marche, qu’est-ce qui ne marche pas, que manque-t-il ? Répondez à ce que d’autres demandent, ou publiez votre propre sondage en cochant la case de la page des avis. Les personnes qui font Nearsay lisent ce qui s’y dit.",
  start: "Nouveau sondage",
  browse: "Tous les sondages",
  surveys: "Sondages d’avis",
  loading: "Chargement des sondages d’avis",
  failed: "Les sondages d’avis n’ont pas pu être chargés.",
  empty: "Aucun sondage trouvé.",
  emptyNext:
    "Personne n’a encore posé de question sur Nearsay. Publiez un sondage en cochant la case de la page des avis, et il sera ici pour tout le monde.",
};
