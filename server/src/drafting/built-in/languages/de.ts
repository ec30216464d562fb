import type { DraftWords } from "./draft-words.ts";
import { questionWords, toGermanQuestion } from "./german-clauses.ts";
import {
  askedAfter,
  startsClause,
  startsWith,
  wholeWords,
} from "./whole-words.ts";
import { listed } from "./listed.ts";

const wh =
  "(?:ab|an|auf|bei|bis|für|in|mit|seit|um|von|zu)? ?(?:was|wer|wen|wem|wie|wo|wohin|woher|wofür|womit|wann|warum|wieso|weshalb|welche[rsmn]?)";
const verbFirst =
  "(?:ist|sind|war|wäre[nt]?|hat|haben|hätte[nt]?|soll(?:te)?[nt]?|kann|könn(?:te)?[nt]?|würde[nt]?|darf|dürfen|muss|müssen|wird|werden|gibt es|reicht|gefällt|gefallen|passt|fehlt|fehlen|braucht)|\\p{Ll}+(?:en|t|st) (?:Sie|du|ihr|wir|man|es)";

const opening = new RegExp(
  startsWith(
    `(?:${verbFirst})|${wh}(?! (?:oft|weit|gut|lange|häufig|zufrieden|sicher|wichtig) (?:Sie|ihr|du|wir|man))(?: (?!(?:Sie|ihr|du|wir|man|es|der|die|das|Ihre?|unsere?|meine?) )\\S+){0,4}? (?:(?:${verbFirst})(?= \\S)|dürfte|kommt|stört|wünsch\\p{L}+)`,
  ).source,
  "u",
);

/** Words after which the author states what to ask. */
const tells =
  "wissen|wüssten|fragen|fragt?|herausfinden|erfahren|hören|verstehen|entscheiden|klären|angeben|sagen|mitteilen|außerdem";

export const de: DraftWords = {
  answers: {
    yesNo: ["Ja", "Nein", "Weiß nicht"],
    frequency: listed(
      "Täglich, Mehrmals in der Woche, Etwa einmal in der Woche, Ein paarmal im Monat, Seltener, Nie",
    ),
    ages: listed(
      "Unter 18, 18 bis 29, 30 bis 44, 45 bis 64, 65 oder älter, Keine Angabe",
    ),
    grade: listed(
      "Sehr gut, Gut, Mittelmäßig, Schlecht, Sehr schlecht, Keine Meinung",
    ),
    claim: ["Stimme zu", "Stimme nicht zu", "Weiter"],
    degree: ["Gar nicht", "Sehr"],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "Eine kurze Frage" : "Ein paar kurze Fragen"}. Bitte antworten Sie so, wie Sie es selbst erleben; es dauert etwa eine Minute.`,
    opinion: "Wie ist Ihre Meinung dazu?",
    improve: "Was sollte anders oder besser werden?",
    whichMatter: "Was davon ist Ihnen am wichtigsten?",
  },
  asks: {
    yesNo: (question) =>
      startsWith(verbFirst).test(question) &&
      !/ oder (?!nicht\b)/i.test(question),
    asksYesNo: /(?<![\s,:])[\s,:]*\(?\bja\s*(?:\/|oder)\s*nein\b\)?/i,
    frequency: wholeWords("wie (?:oft|häufig)"),
    age: wholeWords("wie alt (?:sind sie|bist du)|ihr alter"),
    number: wholeWords("wie ?viele|anzahl"),
    date: wholeWords(
      "wann (?:könnt|können|sollen|sollten|würde|passt|wäre|waren|geht|haben|sie zuletzt)|welche[rmns]? (?:datum|termin)",
    ),
    degree: wholeWords(
      "wie (zufrieden|sicher|wichtig|glücklich|leicht|einfach|wahrscheinlich|nützlich|hilfreich|sauber|laut|bequem|zuverlässig|freundlich|interessiert|ruhig)",
    ),
    rating: wholeWords("bewerten sie|bewertet|bewerte|bewertung|skala"),
    support: wholeWords("dafür oder dagegen|für oder gegen"),
    opinion: wholeWords(
      "was (?:halten sie|haltet ihr|hältst du|meint ihr|meinen sie)(?: davon)?",
    ),
    ranking: wholeWords("rangfolge|reihenfolge|ordnen sie"),
    several:
      /mehrfach|alles zutreffende|mehrere (?:antworten )?möglich|(?:welche|was) (?:davon|der folgenden)/i,
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
    // A verb is in lower case, except at the beginning.
    opens: {
      test: (text) =>
        opening.test(text.slice(0, 1).toLowerCase() + text.slice(1)),
    },
    request: wholeWords(
      "(?:kannst|könntest|könnt|können|bitte|brauche|möchte|hätte gern) .*(?:umfrage|fragebogen|abstimmung)",
    ),
    surveyWord: wholeWords(
      "\\p{L}*(?:umfrage|befragung)|fragebogen|abstimmung|meinung(?:en)?|rückblick|rückmeldung|angaben|hinweise|wünsche|bewertung|fragen|punkten?|themen",
    ),
    choiceWord: wholeWords(
      "antworten|optionen|möglichkeiten|auswahl|ideen|vorschläge",
    ),
    tells: wholeWords(tells),
    asked: askedAfter(
      tells,
      "geht (?:es )?um|(?:hinweise|anregungen|rückmeldung|etwas) (?:zu[mr]?|über)",
      questionWords,
    ),
    clause: startsClause(questionWords),
    whether: startsWith("ob"),
    beforeTopic: startsWith("(?:zu[mr]?|über|und)(?=\\s)"),
    object:
      /^((?:\S+\s+){0,5}?)(?:plant|planen|will|wollen|möchten?|überleg(?:t|en)|brauch(?:t|en)|bekomm(?:t|en)|habe?n?|organisier(?:t|en)|nach)\s+(.+)$/isu,
    capitalNouns: true,
    within: startsWith(
      "(?:am|an|auf|aus|bei|beim|der|des|fürs?|im|in|vom|von|zum|zur)$",
    ),
    toQuestion: toGermanQuestion,
    none: startsWith(
      "(?:nichts(?: davon)?|keine?[rs]?(?: davon| von diesen)?)$",
    ),
    filler: wholeWords(
      "leute|nachbarn|angaben|rückblick|rückmeldung|hallo|hi|moin|liebe[rn]?|alle|nach|jährliche|danke|bitte|umfrage|fragebogen|befragung|test|mach|mache|machen|erstelle|erstellen|schreib|gib|ich|wir|uns|mir|will|möchte|brauche|hätte|gern|gerne|kannst|du|eine?[nmr]?|der|die|das|den|für|zu|zum|zur|von|über|mit|unsere?[nrsm]?|meine?[nrsm]?|neue?[nrsm]?|kurze?|kleine?|fragen|meinung|mal",
    ),
  },
};
