import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "Este archivo pasa de 1 MB; ninguna encuesta es tan grande.",
    noJson: "Este archivo no es JSON. Elija uno que se guardó como JSON.",
    unknown:
      "Este archivo no es una encuesta guardada en este sitio ni una de SurveyJS.",
  },
  survey: "La encuesta",
  page: (number) => `Página ${number}`,
  question: (number) => `Pregunta ${number}`,
  panel: "Un panel",
  noText: (where, name) => `${where}: «${name}» no es un texto.`,
  cut: (where, name, max) =>
    `${where}: «${name}» se cortó a ${formatCount(max)} caracteres.`,
  settings: (where, names) => `${where}: ${names.join(", ")}.`,
  unreadable: (where) => `${where}: no se pudo leer.`,
  noChoice: (where, name) =>
    `${where}: «${name}» no dice nada que se conozca aquí.`,
  kind: (where, kind) =>
    `${where}: aquí no se hacen preguntas del tipo «${kind}».`,
  asText: (where, kind) =>
    `${where}: se pregunta como texto libre, no como «${kind}».`,
  noBounds: (where) =>
    `${where}: el archivo no dice entre qué valores van sus respuestas. Revise los límites.`,
  ends: (where, ends) => `${where}: las palabras de los extremos, «${ends}».`,
  visibleIf: (where, condition) =>
    `${where}: se pregunta a más personas. El archivo la pregunta solo si «${condition}».`,
  named: (title) => `«\u2068${title}\u2069»`,
  hidden: (where) =>
    `${where}: se dejó fuera. El archivo no la pregunta a nadie.`,
  goesBy: (where, other) =>
    `${where}: depende de ${other}, cuyas respuestas pueden ser otras que en el archivo.`,
  again: (names) =>
    `Cuando una pregunta deja de hacerse, su respuesta ya no decide nada aquí. En el archivo sí, para ${names.join(", ")}.`,
  requiredIf: (where, condition) =>
    `${where}: nadie tiene que responderla. El archivo la exige si «${condition}».`,
  enableIf: (where, condition) =>
    `${where}: todos pueden responderla. En el archivo solo si «${condition}».`,
  readOnly: (where) =>
    `${where}: se puede responder. En el archivo nadie puede.`,
  prefilled: (where) => `${where}: empieza sin respuesta. El archivo pone una.`,
  shared: (where) =>
    `${where}: tiene una respuesta propia. En el archivo la comparte con otra pregunta.`,
  unchecked: (where) => `${where}: acepta respuestas que el archivo rechaza.`,
  comment: (where) => `${where}: no se pide ningún comentario junto a ella.`,
  anyRow: (where) =>
    `${where}: nadie tiene que responderla. El archivo exige una fila.`,
  step: (where, step) =>
    `${where}: no va en pasos de ${step}, como en el archivo.`,
  twoDigits: (where) => `${where}: dos decimales como máximo.`,
  piped: (where, name) =>
    `${where}: hay «…» donde el archivo pone una respuesta anterior, «${name}». Escriba el texto sin ella.`,
  problem: (where, message) => `${where}: no se puede publicar así. ${message}`,
  notTaken: (where, names) =>
    `${where}: no se tomó del archivo: ${names.join(", ")}.`,
  trigger: (kind, names) =>
    `Lo que el archivo hace por sí solo no se hace aquí: ${[kind, ...names].join(", ")}.`,
  keptHidden:
    "Las respuestas a preguntas que se vuelven a ocultar no cuentan. En el archivo sí.",
  quiz: "Aquí no se cuentan las respuestas correctas.",
  options: {
    limited: (where) =>
      `${where}: todas sus opciones se ofrecen a todos. El archivo ofrece algunas solo a algunos.`,
    together: (where, option) =>
      `${where}: «${option}» se puede elegir junto con otras. En el archivo no.`,
    none: (where) => `${where}: no tiene opciones. Escríbalas de nuevo.`,
    unreadable: (where) => `${where}: algunas opciones no se pudieron leer.`,
    tooMany: (where, max) =>
      `${where}: las opciones después de las primeras ${formatCount(max)}.`,
    repeated: (where) => `${where}: opciones que repiten otra.`,
    unused: (where) => `${where}: opciones de un texto libre.`,
  },
  questions: {
    tooMany: (max) =>
      `Las preguntas después de las primeras ${formatCount(max)}.`,
    challenges: (max) =>
      `Las preguntas de control después de las primeras ${formatCount(max)}.`,
    tooDeep: "Preguntas en paneles dentro de más de 20 otros.",
    expected:
      "Las respuestas esperadas de las preguntas de control. Escríbalas de nuevo.",
    code: "El código de acceso. Escriba uno nuevo.",
  },
};
