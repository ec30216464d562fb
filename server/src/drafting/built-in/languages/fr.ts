import type { DraftWords } from "./draft-words.ts";
import { questionWords, toFrenchQuestion } from "./french-clauses.ts";
import { startsWith, wholeWords } from "./whole-words.ts";

const wh = startsWith(
  "(?:à |de |pour |avec |dans |en |par |depuis |jusqu['’]à )?(?:quel(?:le)?s?|qui|que|quoi|comment|pourquoi|où|quand|combien|lequel|laquelle|lesquel(?:le)?s)|qu['’]\\S+",
);
const inverted =
  "est-ce (?:que|qu['’]\\S+)|faut-il|y a-t-il|\\S+-(?:vous|tu|t-(?:il|elle|on)|ils?|elles?|on|nous|ce)";

export const fr: DraftWords = {
  answers: {
    yesNo: ["Oui", "Non", "Je ne sais pas"],
    frequency: [
      "Tous les jours",
      "Plusieurs fois par semaine",
      "Environ une fois par semaine",
      "Quelques fois par mois",
      "Moins souvent",
      "Jamais",
    ],
    timesAWeek: ["Jamais", "Une fois", "Deux fois", "3 ou 4 fois", "Plus"],
    people: ["Aucune", "1", "2", "3", "4", "5 ou plus"],
    ages: [
      "Moins de 18 ans",
      "18 à 29 ans",
      "30 à 44 ans",
      "45 à 64 ans",
      "65 ans ou plus",
      "Je préfère ne pas répondre",
    ],
    grade: [
      "Très bien",
      "Bien",
      "Moyen",
      "Mauvais",
      "Très mauvais",
      "Sans avis",
    ],
    agreement: [
      "Tout à fait d’accord",
      "D’accord",
      "Ni d’accord ni pas d’accord",
      "Pas d’accord",
      "Pas du tout d’accord",
    ],
    support: [
      "Tout à fait pour",
      "Plutôt pour",
      "Neutre",
      "Plutôt contre",
      "Tout à fait contre",
    ],
    feeling: [
      "Très positif",
      "Plutôt positif",
      "Neutre",
      "Plutôt négatif",
      "Très négatif",
    ],
    claim: ["D’accord", "Pas d’accord", "Passer"],
    degrees: (quality) => [
      `Très ${quality}`,
      `Plutôt ${quality}`,
      `Peu ${quality}`,
      `Pas du tout ${quality}`,
      "Je ne sais pas",
    ],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "Une courte question" : "Quelques courtes questions"}. Répondez d’après votre propre expérience ; cela prend environ une minute.`,
    titleOn: (topic) => `Votre avis ${topic}`,
    opinionOn: (topic) => `Quel est votre avis ${topic} ?`,
    opinionOnBare: (topic) => `${topic} : quel est votre avis ?`,
    improve: "Que faudrait-il changer ou améliorer ?",
    opinionOnPlan: (plan) => `${plan} Êtes-vous pour ou contre ?`,
    improvePlan: "Qu’est-ce qui rendrait ce projet meilleur pour vous ?",
    whichMatter: "Qu’est-ce qui compte le plus pour vous ?",
    whichRather: "Que préférez-vous ?",
    howFarAgree: (claim) => `Êtes-vous d’accord : « ${claim} » ?`,
  },
  asks: {
    yesNo: (question) =>
      !wh.test(question) &&
      startsWith(inverted).test(question) &&
      !/ ou (?!non\b|pas\b)/i.test(question),
    asksYesNo: /[\s,:]*\(?\boui\s*(?:\/|ou)\s*non\b\)?/i,
    frequency: wholeWords("à quelle fréquence|tous les combien"),
    timesAWeek: wholeWords("combien de fois par semaine"),
    people: wholeWords(
      "combien (?:de |d['’])(?:personnes|enfants|invités|adultes|chiens|voitures|vélos)",
    ),
    age: wholeWords("quel âge|quel est votre âge"),
    number: wholeWords("combien"),
    date: startsWith("quand|(?:à )?quel(?:le)? (?:jour|date|heure)"),
    degree: wholeWords(
      "(?:êtes-vous|es-tu|à quel point .*?) (satisfaite?s?|contente?s?|intéressée?s?)",
    ),
    rating: wholeWords("notez|évaluez|note|échelle"),
    agreement: startsWith("êtes-vous d['’]accord|es-tu d['’]accord"),
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
      `(?:${inverted})|(?:à |de |pour |avec |dans |en )?(?:quel(?:le)?s?|comment|pourquoi|combien) .*(?:-|vous)|que (?:faut-il|faudrait-il|pensez-vous)|qu['’](?:est-ce|en pensez).*`,
    ),
    request: wholeWords(
      "(?:peux-tu|pouvez-vous|je voudrais|j['’]aimerais|il me faut|faites|fais|besoin) .*(?:sondage|questionnaire|enquête)",
    ),
    surveyWord: wholeWords(
      "sondage|questionnaire|enquête|questions?|avis|savoir|sujets|options|choix|aspects|points",
    ),
    answersLead:
      /^(?:(?:les )?(?:options|choix|réponses)(?: possibles)?)\s*[:：-]\s*/iu,
    wantsToKnow: wholeWords(
      "savoir|demander|demandez|demande|connaître|comprendre|découvrir|décider|sondage",
    ),
    clauseStart: new RegExp(
      `(?<!\\s(?:à|de|pour|avec|dans|en))[,\\s]+(?:et\\s+|aussi\\s+)*(?=(?:${questionWords})(?:\\s|[,.;!]|$|(?<=['’])))`,
      "iu",
    ),
    toQuestion: toFrenchQuestion,
    topics: [
      /(?:sondage|questionnaire|enquête|avis(?: des [^.?!:;,\n]+?)?)\s+((?:sur|concernant|à propos de)\s[^.?!:;,\n]+)/iu,
    ],
    plan: wholeWords(
      "(?:nous|on|la (?:mairie|ville|commune)|l['’]école|le (?:maire|syndic|conseil)) .*?(?:veut|voulons|voudrait|prévoit|prévoyons|envisage|propose|compte)(?! savoir).*",
    ),
    none: startsWith(
      "(?:aucune?(?: de ces \\p{L}+| d['’]entre eux)?|rien(?: de tout cela)?)$",
    ),
    filler: wholeWords(
      "bonjour|salut|merci|svp|stp|s['’]il (?:vous|te) plaît|sondage|questionnaire|enquête|test|fais|faire|faites|créer|crée|je|j['’]ai|voudrais|veux|besoin|un|une|le|la|les|des|du|de|d['’]|pour|sur|mon|ma|mes|notre|nos|nouveau|nouvelle|court|petit|questions?|avis|me|moi|nous",
    ),
  },
};
