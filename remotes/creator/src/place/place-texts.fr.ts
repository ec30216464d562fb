import { plural, type Words } from "@nearsay/core/domain";
import type { placeTexts as english } from "./place-texts.ts";

export const placeTexts: Words<typeof english> = {
  picker: {
    name: "Nom du lieu",
    hint: "Commencez une ville, un village ou un quartier ; la région ou le pays peut suivre après une virgule.",
    found: "Lieux trouvés",
    none: "Aucun lieu ne commence ainsi. Essayez-en un plus grand à proximité, ou un point sur la carte.",
    failed:
      "Les lieux ne peuvent pas être cherchés pour le moment. Vérifiez la connexion et tapez à nouveau.",
    count: (count) =>
      plural(count, {
        one: `${count} lieu trouvé. Utilisez les flèches.`,
        other: `${count} lieux trouvés. Utilisez les flèches.`,
      }),
    about: ({ region, country }) =>
      region ? `${region}, ${country}` : country,
  },
  map: {
    label: "Carte où choisir un lieu",
    loading: "Chargement de la carte",
    failed: "La carte n’a pas pu être chargée.",
    none: "Aucun point n’est encore choisi.",
    chosen:
      "Un carré est choisi. Il est conservé tel qu’il se voit ; il n’a pas de nom.",
    missing: "Choisissez un point sur la carte.",
  },
  source: "Noms de lieux : GeoNames, CC BY 4.0",
  scope: {
    legend: "Pour qui est-il ?",
    fixed: "Cela ne peut plus changer après la publication.",
    everyone: "Pour tout le monde",
    kinds: {
      first: "Montré d’abord aux personnes proches",
      only: "Listé seulement pour les personnes proches",
      answer: "Réservé aux réponses des personnes proches",
    },
    about: {
      first:
        "Les listes des personnes dans le rayon le placent avant les autres sondages.",
      only: "Les listes et la recherche l’omettent pour tous les autres. Qui a son lien peut l’ouvrir et y répondre.",
      answer:
        "Tout le monde le voit. Pour répondre, il faut autoriser sa position, qui doit se trouver dans le rayon.",
    },
    radius: "À quelle distance",
    within: (km) => `À moins de ${km} km`,
    proof:
      "La mesure se fait entre des carrés d’environ 1 km, depuis l’endroit où un navigateur dit être. Un navigateur peut prétendre être n’importe où : cela écarte les passants, pas qui veut entrer.",
  },
  counts: {
    legend: "Compter d’où viennent les réponses ?",
    hints: {
      fixed:
        "De celles et ceux qui l’acceptent. Cela ne peut plus être changé après la publication.",
      live: "Pas quand chaque réponse s’affiche aussitôt : son lieu s’afficherait avec elle.",
      rows: "Pas quand des réponses entières sont lues : leur lieu serait lu avec elles.",
    },
    kinds: { none: "Non", rings: "Ici et ailleurs", map: "Sur une carte" },
    about: {
      none: "Les chiffres ne disent aucun lieu.",
      rings:
        "Les chiffres montrent aussi à part les gens d’ici et d’ailleurs. Les premiers chiffres peuvent demander plus de réponses, et les langues ne sont pas montrées à part.",
      map: "Les chiffres montrent aussi des carrés d’une carte, chacun d’au moins 10 personnes. Ils demandent encore plus de réponses, car chaque carré attend les siennes.",
    },
  },
};
