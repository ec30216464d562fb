import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "Ce fichier dépasse 1 Mo ; aucun sondage n’est aussi grand.",
    noJson:
      "Ce fichier n’est pas du JSON. Choisissez-en un enregistré en JSON.",
    unknown:
      "Ce fichier n’est ni un sondage enregistré sur ce site ni un sondage SurveyJS.",
  },
  more: (count) => `Et ${formatCount(count)} de plus.`,
  survey: "Le sondage",
  page: (number) => `Page ${number}`,
  question: (number) => `Question ${number}`,
  panel: "Un panneau",
  noText: (where, name) => `${where} : « ${name} » n’est pas un texte.`,
  cut: (where, name, max) =>
    `${where} : « ${name} » a été coupé à ${formatCount(max)} caractères.`,
  settings: (where, names) => `${where} : ${names.join(", ")}.`,
  unreadable: (where) => `${where} : illisible.`,
  noChoice: (where, name) => `${where} : « ${name} » ne dit rien de connu ici.`,
  kind: (where, kind) =>
    `${where} : les questions du type « ${kind} » ne se posent pas ici.`,
  asText: (where, kind) =>
    `${where} : posée en texte libre, et non comme « ${kind} ».`,
  noBounds: (where) =>
    `${where} : le fichier ne dit pas entre quelles valeurs vont les réponses. Vérifiez les bornes.`,
  ends: (where, ends) => `${where} : les mots aux extrémités, « ${ends} ».`,
  visibleIf: (where, condition) =>
    `${where} : posée dans tous les cas, et non seulement si « ${condition} ».`,
  options: {
    none: (where) => `${where} : aucune option. Écrivez-les à nouveau.`,
    unreadable: (where) => `${where} : certaines options sont illisibles.`,
    tooMany: (where, max) =>
      `${where} : les options après les ${formatCount(max)} premières.`,
    repeated: (where) => `${where} : des options qui en répètent une autre.`,
    unused: (where) => `${where} : les options d’un texte libre.`,
  },
  questions: {
    tooMany: (max) => `Les questions après les ${formatCount(max)} premières.`,
    challenges: (max) =>
      `Les questions de vérification après les ${formatCount(max)} premières.`,
    tooDeep:
      "Les questions dans des panneaux imbriqués dans plus de 20 autres.",
    expected:
      "Les réponses attendues des questions de vérification. Écrivez-les à nouveau.",
    code: "Le code d’accès. Écrivez-en un nouveau.",
  },
};
