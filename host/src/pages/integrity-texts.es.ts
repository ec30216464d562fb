import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./integrity-texts.ts";

export const integrityPageTexts: Words<typeof english.integrityPageTexts> = {
  lead: "Quien quiere un resultado puede enviar muchas respuestas. Nearsay no pide a nadie su nombre, así que no puede impedirlo. Puede hacerlo caro y mostrar dónde ha ocurrido.",
  signs: [
    { heading: "Indicios" },
    "Cinco indicios apuntan a que una respuesta es de relleno. Cuáles muestra se juzga al anotarla o justo antes de mostrarla con otras, y solo eso queda con ella: ninguna dirección, ninguna red, ningún rasgo de un navegador.",
  ],
  dealings: [
    "Un indicio no dice nada, pues la gente llega por primera vez, deprisa y en grupo. Dos o más marcan una respuesta. Las encuestas que muestran cada respuesta al instante solo conocen los dos primeros.",
    { heading: "Qué se hace con las respuestas marcadas" },
    "Se aceptan y se cuentan. Junto a cada resultado se dice cuántas están marcadas, y un interruptor dibuja cada gráfico sin ellas. El autor puede dejar las respuestas marcadas fuera de lo que se muestra primero: todas y nunca una sola, con un motivo que todos leen. Ambos resultados quedan a una pulsación. Nadie quita una respuesta por lo que dice.",
    "Las respuestas marcadas esperan compañía como todas: ninguno de los resultados se compone nunca de menos de un grupo, de modo que los dos juntos no revelan la respuesta de nadie.",
    { heading: "Lo que cuesta el relleno" },
    "El navegador resuelve un pequeño acertijo antes de enviar algo. Cuando una red trae muchos ID nuevos en pocos minutos, cada uno más paga el doble, hasta unos segundos. Una clase tras una sola dirección paga lo que todos, y a nadie se le rechaza por lo que hacen sus vecinos.",
    { heading: "Cuánto se equivoca" },
  ],
  limits: [
    "A quien envía lo mismo una y otra vez se le detecta, desde una red o desde muchas. Con muchas redes y paciencia, solo los textos delatan a un programa: sin textos se escapa. Y una de cada cinco personas a las que se dijo qué escribir queda marcada aunque sean personas, pues muchas escriben lo mismo. Por eso las respuestas marcadas se muestran y cuentan en vez de desecharse.",
    { heading: "Lo que no puede ver" },
    "Alguien que espera, cambia de red y escribe cada respuesta de nuevo parece mucha gente. Los resultados describen a quienes respondieron, no a una ciudad: véase <disclaimer>Aviso legal y uso responsable</disclaimer>.",
  ],
};

export const signTexts: Words<typeof english.signTexts> = {
  fresh: (sign) =>
    `<b>${sign}</b>: el ID anónimo tenía unos minutos. Casi todo el mundo es nuevo una vez.`,
  fast: (sign) =>
    `<b>${sign}</b>: se envió antes de que se pudieran leer sus preguntas.`,
  burst: (sign) =>
    `<b>${sign}</b>: llegaron muchas a la vez desde una red, y las demás redes de la encuesta no tienen tal avalancha.`,
  repeated: (sign) =>
    `<b>${sign}</b>: tantas de una red eligieron lo mismo que difícilmente es casualidad.`,
  copied: (sign) =>
    `<b>${sign}</b>: un texto está escrito como otros, palabra por palabra o casi.`,
};

export const errorTexts: Words<typeof english.errorTexts> = {
  measured: (runs) =>
    `Medido con tráfico inventado cuya verdad se conoce, ${formatCount(runs)} veces por cada tipo. No detectadas son respuestas de relleno sin marcar; marcadas por error son las de personas.`,
  kind: "Tipo",
  missed: "No detectadas",
  wrong: "Marcadas por error",
  percent: (share) => `${formatCount(share)} %`,
  none: "–",
};

export const errorKinds: Words<typeof english.errorKinds> = {
  script: "Un programa en una red",
  slowScript: "Un programa que espera lo que la gente tarda en leer",
  drip: "Una respuesta cada cinco minutos, todo el día",
  variedDrip: "Lo mismo, variando todas las elecciones menos una",
  networks: "Un programa en cincuenta redes",
  slowNetworks: "Lo mismo, esperando lo que la gente tarda en leer",
  campaign: "Treinta personas a las que una campaña dijo qué decir",
  class: "Una clase tras una sola dirección",
  poster: "Un cartel en un concierto",
  others: "Personas junto a cualquiera de estos",
};
