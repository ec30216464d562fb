import type { DraftWords } from "./draft-words.ts";
import { questionWords, toGermanQuestion } from "./german-clauses.ts";
import { startsWith, wholeWords } from "./whole-words.ts";

const wh =
  "(?:an|auf|bei|bis|für|in|mit|seit|um|von|zu)? ?(?:was|wer|wen|wem|wie|wo|wohin|woher|wofür|womit|wann|warum|wieso|weshalb|welche[rsmn]?)";
const verbFirst =
  "(?:ist|sind|war|wäre[nt]?|hat|haben|hätte[nt]?|soll(?:te)?[nt]?|kann|könn(?:te)?[nt]?|würde[nt]?|darf|dürfen|muss|müssen|wird|werden|gibt es|reicht|gefällt|gefallen|passt|fehlt|fehlen|braucht)|\\p{L}+(?:en|t|st) (?:Sie|du|ihr|wir|man|es)";

export const de: DraftWords = {
  answers: {
    yesNo: ["Ja", "Nein", "Weiß nicht"],
    frequency: [
      "Täglich",
      "Mehrmals in der Woche",
      "Etwa einmal in der Woche",
      "Ein paarmal im Monat",
      "Seltener",
      "Nie",
    ],
    timesAWeek: ["Nie", "Einmal", "Zweimal", "3- oder 4-mal", "Öfter"],
    people: ["Keine", "1", "2", "3", "4", "5 oder mehr"],
    ages: [
      "Unter 18",
      "18 bis 29",
      "30 bis 44",
      "45 bis 64",
      "65 oder älter",
      "Keine Angabe",
    ],
    grade: [
      "Sehr gut",
      "Gut",
      "Mittelmäßig",
      "Schlecht",
      "Sehr schlecht",
      "Keine Meinung",
    ],
    agreement: [
      "Stimme voll zu",
      "Stimme zu",
      "Teils, teils",
      "Stimme nicht zu",
      "Stimme gar nicht zu",
    ],
    support: [
      "Sehr dafür",
      "Eher dafür",
      "Unentschieden",
      "Eher dagegen",
      "Sehr dagegen",
    ],
    feeling: [
      "Sehr positiv",
      "Eher positiv",
      "Neutral",
      "Eher negativ",
      "Sehr negativ",
    ],
    claim: ["Stimme zu", "Stimme nicht zu", "Weiter"],
    degrees: (quality) => [
      `Sehr ${quality}`,
      `Ziemlich ${quality}`,
      `Wenig ${quality}`,
      `Gar nicht ${quality}`,
      "Weiß nicht",
    ],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "Eine kurze Frage" : "Ein paar kurze Fragen"}. Bitte antworten Sie so, wie Sie es selbst erleben; es dauert etwa eine Minute.`,
    titleOn: (topic) => `Ihre Meinung ${topic}`,
    opinionOn: (topic) => `Wie ist Ihre Meinung ${topic}?`,
    opinionOnBare: (topic) => `${topic}: Wie ist Ihre Meinung dazu?`,
    improve: "Was sollte anders oder besser werden?",
    opinionOnPlan: (plan) => `${plan} Sind Sie dafür oder dagegen?`,
    improvePlan: "Was würde diesen Plan für Sie besser machen?",
    whichMatter: "Was davon ist Ihnen am wichtigsten?",
    whichRather: "Was wäre Ihnen lieber?",
    howFarAgree: (claim) => `Wie sehr stimmen Sie zu: „${claim}“?`,
  },
  asks: {
    yesNo: (question) =>
      startsWith(verbFirst).test(question) &&
      !/ oder (?!nicht\b)/i.test(question),
    asksYesNo: /[\s,:]*\(?\bja\s*(?:\/|oder)\s*nein\b\)?/i,
    frequency: wholeWords("wie (?:oft|häufig)"),
    timesAWeek: wholeWords("wie oft (?:pro|in der) woche"),
    people: wholeWords(
      "wie viele (?:personen|leute|kinder|gäste|erwachsene|hunde|autos|fahrräder)",
    ),
    age: wholeWords("wie alt (?:sind sie|bist du)|ihr alter"),
    number: wholeWords("wie ?viele?|wie (?:weit|lange|hoch)"),
    date: startsWith(
      "wann|an welche[mn] (?:tag|datum|termin)|welcher (?:tag|termin)",
    ),
    degree: wholeWords(
      "wie (zufrieden|sicher|wichtig|glücklich|leicht|einfach|wahrscheinlich|nützlich|hilfreich|sauber|laut|bequem|zuverlässig|freundlich|interessiert|ruhig)",
    ),
    rating: wholeWords("bewerten sie|bewertet|bewerte|bewertung|skala"),
    agreement: startsWith("stimmen sie|stimmst du|stimmt ihr"),
    support: wholeWords("dafür oder dagegen|für oder gegen"),
    opinion: wholeWords(
      "was (?:halten sie|haltet ihr|hältst du|meint ihr|meinen sie)(?: davon)?",
    ),
    ranking: wholeWords("rangfolge|reihenfolge|ordnen sie"),
    several:
      /mehrfach|alles zutreffende|mehrere (?:antworten )?möglich|welche (?:davon|der folgenden)/i,
    upTo: wholeWords(
      "(?:bis zu|höchstens|maximal|max\\.) (\\d{1,2}|zwei|drei|vier|fünf)",
    ),
    counts: ["zwei", "drei", "vier", "fünf"],
    stars: wholeWords("sternen?|sterne"),
    claims: wholeWords(
      "stimmen sie (?:dem |diesen (?:aussagen|sätzen) )?zu(?: oder nicht)?|zustimmung|stimmst du zu",
    ),
    prefers:
      "(?:(?:möchten|wollen) (?:sie|ihr) )?lieber|bevorzugen sie|möchten sie|wollen sie|besser(?: passt)?|eher|zwischen|entweder",
  },
  reads: {
    joins: "und|oder|sowie|bzw\\.",
    orders: startsWith(
      "(?:bitte )?(?:bewerten sie|bewertet|beschreiben sie|beschreibt|nennen sie|nennt|wählen sie|wählt|sagen sie uns|erklären sie)",
    ),
    opens: startsWith(`(?:${verbFirst})|${wh}`),
    request: wholeWords(
      "(?:kannst|könntest|könnt|können|bitte|brauche|möchte|hätte gern) .*(?:umfrage|fragebogen|abstimmung)",
    ),
    surveyWord: wholeWords(
      "umfrage|fragebogen|abstimmung|befragung|meinung(?:en)?|wissen|fragen|frag|punkte|themen|optionen|möglichkeiten",
    ),
    answersLead:
      /^(?:(?:mögliche )?(?:optionen|antworten|möglichkeiten|auswahl))\s*[:：-]\s*/i,
    wantsToKnow: wholeWords(
      "wissen|fragen|fragt?|frage|herausfinden|erfahren|hören|verstehen|entscheiden|klären|umfrage",
    ),
    clauseStart: new RegExp(
      `[,\\s]+(?:und\\s+|auch\\s+)*(?=(?:${questionWords})(?:\\s|[,.;!]|$))`,
      "iu",
    ),
    toQuestion: toGermanQuestion,
    topics: [
      /(?:umfrage|fragebogen|abstimmung|befragung|meinung(?:en)?)\s+((?:zum|zur|zu|über)\s[^.?!:;,\n]+)/iu,
    ],
    plan: wholeWords(
      "(?:wir|die (?:stadt|gemeinde|schule|firma)|der (?:verein|rat|vermieter)|das (?:amt|rathaus)) .*?(?:plan(?:t|en)|will|wollen|möchte[n]?|überleg(?:t|en))(?! (?:wissen|fragen|herausfinden|erfahren)).*",
    ),
    none: startsWith(
      "(?:nichts(?: davon)?|keine?[rs]?(?: davon| von diesen)?)$",
    ),
    filler: wholeWords(
      "hallo|hi|moin|danke|bitte|umfrage|fragebogen|befragung|test|mach|mache|machen|erstelle|erstellen|schreib|gib|ich|wir|uns|mir|will|möchte|brauche|hätte|gern|gerne|kannst|du|eine?[nmr]?|der|die|das|den|für|zu|zum|zur|von|über|mit|unsere?[nrsm]?|meine?[nrsm]?|neue?[nrsm]?|kurze?|kleine?|fragen|meinung|mal",
    ),
  },
};
