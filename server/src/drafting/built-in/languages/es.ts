import type { DraftWords } from "./draft-words.ts";
import { questionWords, toSpanishQuestion } from "./spanish-clauses.ts";
import {
  askedAfter,
  startsClause,
  startsWith,
  wholeWords,
} from "./whole-words.ts";
import { listed } from "./listed.ts";

const wh = wholeWords(
  "qué|que|quién(?:es)?|cuál(?:es)?|cómo|cuándo|dónde|cuánt[oa]s?|por qué|q",
  "^[¿\\s]*(?:(?:a|con|de|para|en|desde|hasta|por|cada) )?",
);

/** Words after which the author states what to ask. */
const tells =
  "saber|preguntar|pregunta|averiguar|conocer|entender|decidir|descubrir|díganos|cuéntenos|dinos|indíquennos|indíquenos|decirnos|también";

export const es: DraftWords = {
  answers: {
    yesNo: ["Sí", "No", "No lo sé"],
    frequency: listed(
      "Todos los días, Varias veces por semana, Más o menos una vez por semana, Algunas veces al mes, Con menos frecuencia, Nunca",
    ),
    ages: listed(
      "Menos de 18, 18 a 29, 30 a 44, 45 a 64, 65 o más, Prefiero no decirlo",
    ),
    grade: listed("Muy bien, Bien, Regular, Mal, Muy mal, Sin opinión"),
    claim: ["De acuerdo", "En desacuerdo", "Pasar"],
    degree: ["Nada", "Mucho"],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "Una pregunta breve" : "Unas pocas preguntas breves"}. Responda según su propia experiencia; lleva más o menos un minuto.`,
    opinion: "¿Cuál es su opinión?",
    improve: "¿Qué cambiaría o mejoraría?",
    whichMatter: "¿Qué es lo más importante para usted?",
  },
  asks: {
    yesNo: (question) =>
      question.endsWith("?") &&
      !wh.test(question) &&
      !/ o (?!no\b)/i.test(question),
    asksYesNo: /(?<![\s,:])[\s,:]*\(?\bs[ií]\s*(?:\/|o)\s*no\b\)?/iu,
    frequency: wholeWords("(?:con qué|qué) frecuencia|cada cuánto"),
    age: wholeWords(
      "(?:qué edad|cuántos años) (?:tiene usted|tienes?|tenéis)$",
    ),
    number: wholeWords("cuánt[oa]s|número de"),
    date: wholeWords(
      "cuándo (?:os|te|le|les|nos|podría[ns]?|puede[ns]?|podéis|vendría[ns]?|debería|fue|sería)|qué fecha",
    ),
    degree: wholeWords(
      "(?:está|estás|están|tan|cómo de) (satisfech[oa]s?|content[oa]s?|segur[oa]s?|importantes?|limpi[oa]s?|fácil|útil|probable)|probabilidad",
    ),
    rating: wholeWords("valore|valora|puntúe|puntúa|califique|escala"),
    support: wholeWords("a favor o en contra"),
    opinion: wholeWords(
      "qué (?:le|te|os|les) parece|qué opina[sn]?|qué opináis",
    ),
    ranking: wholeWords("ordene|ordena|orden de (?:importancia|preferencia)"),
    several:
      /todas las que|todo lo que corresponda|varias respuestas|cuáles de (?:estas|estos|las siguientes|los siguientes)/iu,
    upTo: wholeWords(
      "(?:hasta|como máximo|máximo) (\\d{1,2}|dos|tres|cuatro|cinco)",
    ),
    counts: ["dos", "tres", "cuatro", "cinco"],
    stars: wholeWords("estrellas?"),
    claims: wholeWords(
      "de acuerdo o en desacuerdo|está(?:s|n)? de acuerdo(?: con)?",
    ),
    prefers: "prefiere[ns]?|quiere[ns]?|mejor|entre|gustaría",
  },
  reads: {
    joins: "y|e|o|u",
    orders: startsWith(
      "(?:por favor,? )?(?:valore|valora|puntúe|puntúa|describa|describe|nombre|elija|elige|díganos|explique)",
    ),
    opens: startsWith(
      "(?:(?:a|con|de|para|en|desde|hasta|por|cada) )?(?:qué|quién(?:es)?|cuál(?:es)?|cómo|cuándo|dónde|cuánt[oa]s?|q prefieren|le gusta|les gusta|te gusta|debería(?:mos|n)?)",
    ),
    request: wholeWords(
      "(?:puedes?|podrías?|podría|necesito|quiero|quisiera|hazme|haz|me haces) .*(?:encuesta|cuestionario|sondeo)",
    ),
    surveyWord: wholeWords(
      "encuesta|cuestionario|sondeo|formulario|valoración|preguntas?|opinión|opiniones|puntos|sugerencias|temas|cosas|aspectos",
    ),
    choiceWord: wholeWords("respuestas|opciones|ideas|propuestas"),
    tells: wholeWords(tells),
    asked: askedAfter(
      tells,
      "(?:preguntar|saber|algo|pregunta)(?: a \\w+)? (?:por|sobre)",
      questionWords,
    ),
    clause: startsClause(questionWords),
    whether: startsWith("si"),
    beforeTopic: startsWith("(?:por|sobre|del?|y)(?=\\s)"),
    object:
      /^((?:\S+\s+){0,5}?)(?:quiere|queremos|prepara|estudia|organiza|planea|propone|piensa|vamos a|preparando|tengo|para|sobre|después del?)\s+(.+)$/isu,
    within: startsWith("(?:del?|en|por)$"),
    toQuestion: toSpanishQuestion,
    none: startsWith(
      "(?:ning[uú]n[oa]?(?: de (?:estos|estas|ellos|ellas))?|nada(?: de esto)?)$",
    ),
    filler: wholeWords(
      "valoración|formulario|vecinos|clientas?|clientes?|después|encuentro|próximo|estimad[oa]s|familias|hola|buenas|gracias|por favor|encuesta|cuestionario|sondeo|prueba|haz|hazme|crea|hacer|crear|quiero|queremos|necesito|una?|el|la|los|las|para|sobre|de|del|mi|mis|nuestr[oa]s?|nuev[oa]s?|breve|corta|preguntas?|opinión|opiniones|me|nos",
    ),
  },
};
