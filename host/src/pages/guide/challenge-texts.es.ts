import type { Words } from "@nearsay/core/domain";
import type { challengeTexts as english } from "./challenge-texts.ts";

export const challengeTexts: Words<typeof english> = {
  title: "Preguntas de control",
  blocks: [
    "Una pregunta de control solo deja entrar a quienes saben algo: los que estuvieron en un evento, en una clase o en una tienda. El autor escribe la pregunta y la respuesta esperada.",
    {
      quote: [
        "<b>Encuesta:</b> ¿Le gustó el concierto de primavera?",
        "<b>Pregunta de control:</b> ¿Qué instrumento abrió la velada?",
        "<b>Respuesta esperada:</b> <code>guitarra</code>",
      ],
    },
    "Quien estuvo en la sala responde <code>Guitarra</code> y cuenta. Quien no estuvo no puede participar en la encuesta.",
    {
      list: [
        "Cada pregunta de control de una encuesta necesita su respuesta esperada; si no, la respuesta no se acepta. Tras tres intentos fallidos queda bloqueado 15 minutos.",
        "Las mayúsculas y los espacios alrededor de la respuesta no importan; todo lo demás sí. <code>una guitarra</code> no es <code>guitarra</code>. Así que, si escribe una, es mejor una sola palabra en minúsculas e indicar la forma esperada: «en una palabra», «como número».",
        "No pregunte nada que esté en internet ni nada personal. La respuesta se guarda cifrada y no se muestra a nadie; las respuestas de control no forman parte de los análisis.",
      ],
    },
    "Un código de acceso oculta una encuesta a quien no lo tiene. Una pregunta de control la deja legible y decide quién puede responder. Una encuesta puede tener ambas cosas.",
  ],
};
