import type { DraftWords } from "./draft-words.ts";
import { questionWords, toSpanishQuestion } from "./spanish-clauses.ts";
import { startsWith, wholeWords } from "./whole-words.ts";

const wh = wholeWords(
  "qué|que|quién(?:es)?|cuál(?:es)?|cómo|cuándo|dónde|cuánt[oa]s?|por qué|q",
  "^[¿\\s]*(?:(?:a|con|de|para|en|desde|hasta|por|cada) )?",
);

export const es: DraftWords = {
  answers: {
    yesNo: ["Sí", "No", "No lo sé"],
    frequency: [
      "Todos los días",
      "Varias veces por semana",
      "Más o menos una vez por semana",
      "Algunas veces al mes",
      "Con menos frecuencia",
      "Nunca",
    ],
    timesAWeek: ["Nunca", "Una vez", "Dos veces", "3 o 4 veces", "Más veces"],
    people: ["Ninguna", "1", "2", "3", "4", "5 o más"],
    ages: [
      "Menos de 18",
      "18 a 29",
      "30 a 44",
      "45 a 64",
      "65 o más",
      "Prefiero no decirlo",
    ],
    grade: ["Muy bien", "Bien", "Regular", "Mal", "Muy mal", "Sin opinión"],
    agreement: [
      "Muy de acuerdo",
      "De acuerdo",
      "Ni de acuerdo ni en desacuerdo",
      "En desacuerdo",
      "Muy en desacuerdo",
    ],
    support: [
      "Muy a favor",
      "A favor",
      "Neutral",
      "En contra",
      "Muy en contra",
    ],
    feeling: [
      "Muy positiva",
      "Más bien positiva",
      "Neutral",
      "Más bien negativa",
      "Muy negativa",
    ],
    claim: ["De acuerdo", "En desacuerdo", "Pasar"],
    degrees: (quality) => [
      `Muy ${quality}`,
      `Bastante ${quality}`,
      `Poco ${quality}`,
      `Nada ${quality}`,
      "No lo sé",
    ],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "Una pregunta breve" : "Unas pocas preguntas breves"}. Responda según su propia experiencia; lleva más o menos un minuto.`,
    titleOn: (topic) => `Su opinión ${topic}`,
    opinionOn: (topic) => `¿Cuál es su opinión ${topic}?`,
    opinionOnBare: (topic) => `${topic}: ¿cuál es su opinión?`,
    improve: "¿Qué cambiaría o mejoraría?",
    opinionOnPlan: (plan) => `${plan} ¿Está a favor o en contra?`,
    improvePlan: "¿Qué haría mejor este plan para usted?",
    whichMatter: "¿Qué es lo más importante para usted?",
    whichRather: "¿Qué prefiere?",
    howFarAgree: (claim) => `¿Hasta qué punto está de acuerdo: «${claim}»?`,
  },
  asks: {
    yesNo: (question) => !wh.test(question) && !/ o (?!no\b)/i.test(question),
    asksYesNo: /[\s,:]*\(?\bs[ií]\s*(?:\/|o)\s*no\b\)?/iu,
    frequency: wholeWords(
      "(?:con qué|qué) frecuencia|cada cuánto|cuántas veces al mes",
    ),
    timesAWeek: wholeWords("cuántas veces (?:a la|por) semana"),
    people: wholeWords(
      "cuánt[oa]s (?:personas|niños|hijos|invitados|adultos|perros|coches|bicis)",
    ),
    age: wholeWords("qué edad|cuántos años"),
    number: wholeWords("cuánt[oa]s?"),
    date: startsWith("(?:a )?(?:cuándo|qué (?:día|fecha|hora))"),
    degree: wholeWords(
      "(?:está|estás|están|tan|cómo de) (satisfech[oa]s?|content[oa]s?|segur[oa]s?|importantes?|limpi[oa]s?|fácil|útil|probable)",
    ),
    rating: wholeWords("valore|valora|puntúe|puntúa|califique|escala"),
    agreement: wholeWords("de acuerdo"),
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
      "encuesta|cuestionario|sondeo|preguntas?|opinión|opiniones|saber|temas|opciones|cosas|aspectos",
    ),
    answersLead: /^(?:(?:posibles )?(?:opciones|respuestas))\s*[:：-]\s*/iu,
    wantsToKnow: wholeWords(
      "saber|preguntar|pregunta|averiguar|conocer|entender|decidir|descubrir|encuesta",
    ),
    clauseStart: new RegExp(
      `(?<!\\s(?:a|con|de|para|en|desde))[,:\\s]+(?:y\\s+|también\\s+)*(?=(?:${questionWords})(?:\\s|[,.;!]|$))`,
      "iu",
    ),
    toQuestion: toSpanishQuestion,
    topics: [
      /(?:encuesta|cuestionario|sondeo|opini(?:ón|ones))\s+((?:sobre|acerca de)\s[^.?!:;,\n]+)/iu,
    ],
    plan: wholeWords(
      "(?:queremos|vamos a|pensamos|el (?:ayuntamiento|colegio|barrio)|la (?:ciudad|alcaldía|escuela|comunidad)) .*?(?:quiere|planea|propone|piensa|va a|cerrar|abrir|poner|construir|organizar)(?! saber).*",
    ),
    none: startsWith(
      "(?:ning[uú]n[oa]?(?: de (?:estos|estas|ellos|ellas))?|nada(?: de esto)?)$",
    ),
    filler: wholeWords(
      "hola|buenas|gracias|por favor|encuesta|cuestionario|sondeo|prueba|haz|hazme|crea|hacer|crear|quiero|queremos|necesito|una?|el|la|los|las|para|sobre|de|del|mi|mis|nuestr[oa]s?|nuev[oa]s?|breve|corta|preguntas?|opinión|me|nos",
    ),
  },
};
