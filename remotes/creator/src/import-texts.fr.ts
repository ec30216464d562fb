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
    `${where} : posée à plus de personnes. Le fichier ne la pose que si « ${condition} ».`,
  named: (title) => `« \u2068${title}\u2069 »`,
  hidden: (where) =>
    `${where} : laissée de côté. Le fichier ne la pose à personne.`,
  goesBy: (where, other) =>
    `${where} : dépend de ${other}, dont les réponses peuvent différer de celles du fichier.`,
  again: (names) =>
    `Dès qu’une question n’est plus posée, sa réponse ne décide plus de rien ici. Dans le fichier, elle décide encore pour ${names.join(", ")}.`,
  requiredIf: (where, condition) =>
    `${where} : personne n’est obligé d’y répondre. Le fichier l’exige si « ${condition} ».`,
  enableIf: (where, condition) =>
    `${where} : tout le monde peut y répondre. Dans le fichier, seulement si « ${condition} ».`,
  readOnly: (where) =>
    `${where} : on peut y répondre. Dans le fichier, personne ne le peut.`,
  prefilled: (where) =>
    `${where} : commence sans réponse. Le fichier en met une.`,
  shared: (where) =>
    `${where} : a sa propre réponse. Dans le fichier, elle la partage avec une autre question.`,
  unchecked: (where) =>
    `${where} : accepte des réponses que le fichier refuse.`,
  comment: (where) => `${where} : aucun commentaire n’est demandé à côté.`,
  anyRow: (where) =>
    `${where} : personne n’est obligé d’y répondre. Le fichier exige une ligne.`,
  step: (where, step) =>
    `${where} : ne va pas par pas de ${step}, comme dans le fichier.`,
  twoDigits: (where) => `${where} : deux chiffres après la virgule au plus.`,
  piped: (where, name) =>
    `${where} : « … » se trouve là où le fichier met une réponse précédente, « ${name} ». Écrivez le texte sans elle.`,
  problem: (where, message) =>
    `${where} : ne peut pas être publiée ainsi. ${message}`,
  notTaken: (where, names) =>
    `${where} : non repris du fichier : ${names.join(", ")}.`,
  trigger: (kind, names) =>
    `Ce que le fichier fait de lui-même ne se fait pas ici : ${[kind, ...names].join(", ")}.`,
  keptHidden:
    "Les réponses à des questions de nouveau masquées ne comptent pas. Dans le fichier, si.",
  quiz: "Les bonnes réponses ne sont pas comptées ici.",
  options: {
    limited: (where) =>
      `${where} : toutes ses options sont offertes à tous. Le fichier en réserve à certains.`,
    together: (where, option) =>
      `${where} : « ${option} » peut se choisir avec d’autres. Dans le fichier, non.`,
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
