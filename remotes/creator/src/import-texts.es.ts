import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "Este archivo pasa de 1 MB; ninguna encuesta es tan grande.",
    noJson: "Este archivo no es JSON. Elija uno que se guardó como JSON.",
    unknown:
      "Este archivo no es una encuesta guardada en este sitio ni una de SurveyJS.",
  },
  more: (count) => `Y ${formatCount(count)} más.`,
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
    `${where}: se pregunta siempre, no solo si «${condition}».`,
  options: {
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
