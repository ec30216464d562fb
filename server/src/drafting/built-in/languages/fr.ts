import type { DraftWords } from "./draft-words.ts";
import { questionWords, toFrenchQuestion } from "./french-clauses.ts";
import {
  askedAfter,
  startsClause,
  startsWith,
  wholeWords,
} from "./whole-words.ts";
import { listed } from "./listed.ts";

const wh = startsWith(
  "(?:à |de |pour |avec |dans |en |par |depuis |jusqu['’]à )?(?:quel(?:le)?s?|qui|que|quoi|comment|pourquoi|où|quand|combien|lequel|laquelle|lesquel(?:le)?s)|qu['’]\\S+",
);
const inverted =
  "est-ce (?:que|qu['’]\\S+)|faut-il|y a-t-il|\\S+-(?:vous|tu|t-(?:il|elle|on)|ils?|elles?|on|nous|ce)";

/** Words after which the author states what to ask. */
const tells =
  "savoir|demander|demandez|demande|connaître|comprendre|découvrir|décider|dites-nous|dire|indiquer|préciser";

export const fr: DraftWords = {
  answers: {
    yesNo: ["Oui", "Non", "Je ne sais pas"],
    frequency: listed(
      "Tous les jours, Plusieurs fois par semaine, Environ une fois par semaine, Quelques fois par mois, Moins souvent, Jamais",
    ),
    ages: listed(
      "Moins de 18 ans, 18 à 29 ans, 30 à 44 ans, 45 à 64 ans, 65 ans ou plus, Je préfère ne pas répondre",
    ),
    grade: listed("Très bien, Bien, Moyen, Mauvais, Très mauvais, Sans avis"),
    claim: ["D’accord", "Pas d’accord", "Passer"],
    degree: ["Pas du tout", "Tout à fait"],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "Une courte question" : "Quelques courtes questions"}. Répondez d’après votre propre expérience ; cela prend environ une minute.`,
    opinion: "Quel est votre avis ?",
    improve: "Que faudrait-il changer ou améliorer ?",
    whichMatter: "Qu’est-ce qui compte le plus pour vous ?",
  },
  asks: {
    yesNo: (question) =>
      !wh.test(question) &&
      question.endsWith("?") &&
      wholeWords(inverted).test(question) &&
      !/ ou (?!non\b|pas\b)/i.test(question),
    asksYesNo: /(?<![\s,:])[\s,:]*\(?\boui\s*(?:\/|ou)\s*non\b\)?/i,
    frequency: wholeWords("à quelle fréquence|tous les combien"),
    age: wholeWords("quel âge (?:avez-vous|as-tu)|quel est votre âge"),
    number: wholeWords("combien|nombre"),
    date: wholeWords(
      "quand (?:est-ce que )?(?:vous )?(?:êtes|seriez|pouvez|pourriez|pourrait|faut|faudrait|avez|l)|quelle date|date (?:de|du)",
    ),
    degree: wholeWords(
      "(?:êtes-vous|es-tu|à quel point .*?) (satisfaite?s?|contente?s?|intéressée?s?)|probabilité",
    ),
    rating: wholeWords("notez|évaluez|note|échelle"),
    support: wholeWords("pour ou contre"),
    opinion: wholeWords("qu['’]en (?:pensez-vous|penses-tu)"),
    ranking: wholeWords("classez|par ordre (?:d['’]importance|de préférence)"),
    several:
      /plusieurs réponses|tout ce qui s['’]applique|lesquel(?:le)?s de ces/iu,
    upTo: wholeWords(
      "(?:jusqu['’]à|au plus|au maximum|maximum) (\\d{1,2}|deux|trois|quatre|cinq)",
    ),
    counts: ["deux", "trois", "quatre", "cinq"],
    stars: wholeWords("étoiles?"),
    claims: wholeWords(
      "d['’]accord ou pas(?: d['’]accord)?|êtes-vous d['’]accord(?: avec)?",
    ),
    prefers: "préférez-vous|préfères-tu|plutôt|voulez-vous|mieux|entre",
  },
  reads: {
    joins: "et|ou",
    orders: startsWith(
      "(?:merci de )?(?:notez|évaluez|décrivez|nommez|choisissez|dites-nous|expliquez|classez)",
    ),
    opens: startsWith(
      `(?:${inverted})|(?:à |de |pour |avec |dans |en )?(?:quel(?:le)?s?|comment|pourquoi|combien|où|quand) .*-(?:vous|tu|t-(?:il|elle|on)|ils?|elles?|on|nous|ce)|quels? \\p{L}+ vous|que (?:faut-il|faudrait-il|pensez-vous)|qu['’](?:est-ce|en pensez).*`,
    ),
    request: wholeWords(
      "(?:peux-tu|pouvez-vous|je voudrais|j['’]aimerais|il me faut|faites|fais|besoin) .*(?:sondage|questionnaire|enquête)",
    ),
    surveyWord: wholeWords(
      "sondage|questionnaire|enquête|bilan|questions?|avis|sujets|aspects|points",
    ),
    choiceWord: wholeWords("réponses|options|choix|idées"),
    tells: wholeWords(tells),
    asked: askedAfter(
      tells,
      "(?:interroger|savoir|demander|dire|dites-nous)(?:\\s+[^\\s,:]+){0,7}? (?:sur|à propos de)",
      questionWords,
    ),
    clause: startsClause(questionWords),
    whether: startsWith("si|s"),
    beforeTopic: startsWith("(?:du|des|de la|de|sur|et)(?=\\s)"),
    object:
      /^((?:\S+\s+){0,5}?)(?:veut|voulons|voudrait|envisage|prépare|prévoit|propose|organise|tiens|interroger|après|sur)\s+(.+)$/isu,
    within: startsWith("(?:d|de|du|des|en|au|près|pour)$"),
    toQuestion: toFrenchQuestion,
    none: startsWith(
      "(?:aucune?(?: de ces \\p{L}+| d['’]entre eux)?|rien(?: de tout cela)?)$",
    ),
    filler: wholeWords(
      "auprès|voulons|bilan|annuel|après|rendre|pense|ouvrir|chers?|parents|locataires|bonjour|salut|merci|svp|stp|s['’]il (?:vous|te) plaît|sondage|questionnaire|enquête|test|fais|faire|faites|créer|crée|je|j['’]ai|voudrais|veux|besoin|un|une|le|la|les|des|du|de|d['’]|pour|sur|mon|ma|mes|notre|nos|nouveau|nouvelle|court|petit|questions?|avis|me|moi|nous",
    ),
  },
};
