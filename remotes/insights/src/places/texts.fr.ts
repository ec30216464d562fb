import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Réponses",
  from: {
    all: (count) => `Toutes (${count})`,
    here: (count) => `D’ici (${count})`,
    elsewhere: (count) => `D’ailleurs (${count})`,
  },
  people: (shares) =>
    `Les gens d’ici : ${shares.here} ont choisi ${shares.option} pour ${shares.question} (n = ${shares.hereCount}) ; ailleurs ${shares.elsewhere} (n = ${shares.elsewhereCount}), ${formatCount(Math.abs(shares.points))} ${plural(Math.abs(shares.points), { one: "point", other: "points" })} de ${shares.points > 0 ? "moins" : "plus"}.`,
  alike: "Les gens d’ici et d’ailleurs ont choisi de même.",
  incomparable: "Aucune question n’a encore de chiffres des deux.",
  points:
    "À côté de chaque option figure l’écart en points de pourcentage avec les autres.",
  claimed:
    "D’après les appareils de celles et ceux qui l’ont permis. Un appareil peut prétendre être n’importe où.",
  notYet:
    "Les réponses d’ici et d’ailleurs s’affichent à part dès qu’un groupe de chacune est dans les chiffres.",
  failed: "Les chiffres de là n’ont pas pu être chargés.",
  map: {
    title: "Carte des réponses",
    question: "Question",
    option: "Réponse",
    finding: (option, question) => `Qui a choisi ${option} pour ${question}`,
    people: (squares) =>
      `${formatCount(squares)} ${plural(squares, { one: "carré", other: "carrés" })}`,
    note: (least, elsewhere) =>
      `Parts dans chaque carré d’au moins ${least} personnes, le nord en haut. Un carré plus grand compte celles dont le plus petit en a trop peu. Hors de la carte : ${elsewhere}. D’après les appareils.`,
    none: "Pas encore de carte",
    awaited: (least) =>
      `Les carrés s’affichent dès que ${least} personnes se trouvent dans l’un d’eux, et autant ailleurs.`,
    square: "Carré",
    squareAt: (middle, kilometres) =>
      `${formatCount(kilometres)} km autour de ${middle}`,
    count: "Personnes",
    share: "Part",
    save: "Enregistrer en GeoJSON",
    failed: "La carte des réponses n’a pas pu être chargée.",
  },
};
