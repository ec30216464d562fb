import { movingAverageWindow } from "../insights.ts";
import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./texts.ts";

export const quotationTexts: Words<typeof english.quotationTexts> = {
  quoted: (words) => `«${words}»`,
};

export const choiceTexts: Words<typeof english.choiceTexts> = {
  noAnswers: "Aún no hay respuestas",
  onlyAnswer: (option) => `La única respuesta es ${option}`,
  all: (option, count) => `Las ${count} respuestas eligieron ${option}`,
  nearlyAll: (option, count, of) =>
    `Casi todas eligieron ${option}: ${count} de ${of}`,
  most: (option, percent, count, of) =>
    `La mayoría eligió ${option}: ${percent}, ${count} de ${of}`,
  leads: (option, percent, count, of) =>
    `${option} va en cabeza con ${percent}, ${count} de ${of}`,
  level: (options, percent) =>
    `${options} empatan en cabeza con ${percent} cada una`,
  severalLevel: (count, percent) =>
    `${count} opciones empatan en cabeza con ${percent} cada una`,
  mean: (mean, top, n, percent) =>
    `${mean} de ${top} de media (n = ${n}); ${percent} dio una de las dos más altas`,
  ends: (from, low, to, high) =>
    [low && `${from} es ${low}`, high && `${to} es ${high}`]
      .filter((end) => end !== "")
      .join(", "),
};

const mentions = { one: "mención", other: "menciones" };

export const keywordTexts: Words<typeof english.keywordTexts> = {
  noKeywords: "Aún no hay palabras clave",
  mentionCount: (count, formatted) => `${formatted} ${plural(count, mentions)}`,
  onlyKeyword: (keyword, mentions) =>
    `La única palabra clave es ${keyword}, con ${mentions}`,
  leads: (keyword, mentions, next, count) =>
    `${keyword} va en cabeza con ${mentions}, por delante de ${next} con ${count}`,
  lead: (keywords, mentions) =>
    `${keywords} van en cabeza con ${mentions} cada una`,
  severalLead: (count, mentions) =>
    `${count} palabras clave van en cabeza con ${mentions} cada una`,
  allLevel: (count, mentions) =>
    `Las ${count} palabras clave están igualadas, con ${mentions} cada una`,
};

export const releaseTexts: Words<typeof english.releaseTexts> = {
  atOnce: "Las cifras siguen a cada respuesta al instante.",
  atOnceHint: "Quien las observe puede saber qué respondió una persona.",

  nobodyYet: "Aún no ha respondido nadie.",
  nobody: "No respondió nadie.",
  answered: (count, formatted) =>
    plural(count, {
      one: `Ha respondido ${formatted} persona.`,
      other: `Han respondido ${formatted} personas.`,
    }),
  parts: (group) =>
    `Las respuestas se distinguen por su procedencia, en grupos de al menos ${group} de varias redes, así que los primeros resultados necesitan más.`,
  networks: (group) =>
    `Los resultados se muestran cuando al menos ${group} respuestas llegan de varias redes, para que nadie pueda formar un grupo por su cuenta.`,
  closing: (date) =>
    `Los resultados se muestran cuando se cierre la encuesta${date === null ? "" : `, el ${date}`}.`,
  tooFew:
    "Demasiado pocas respuestas para mostrarlas sin revelar de quién son.",
  soon: "Los resultados se muestran en un momento.",

  shown: (shown, all) => `Muestra ${shown} de ${all} respuestas`,
  shownAll: (all) => `Muestra las ${all} respuestas.`,
  next: (shown) => `${shown}; las siguientes se muestran juntas.`,
  restsOn: (shown) =>
    `Todas las cifras, salvo el número de respuestas, se basan en esas ${shown}.`,
  restAtClosing: (date) =>
    `Las demás se muestran cuando se cierre la encuesta${date === null ? "" : `, el ${date}`}.`,
  restTooFew: (count, formatted) =>
    plural(count, {
      one: "La última no se puede mostrar sin revelar de quién es.",
      other: `Las otras ${formatted} son demasiado pocas para mostrarlas sin revelar de quién son.`,
    }),
  restSoon: "Las demás se muestran en un momento.",
  flagged: (count, leftOut) =>
    `Respuestas marcadas: ${count}, ${leftOut ? "excluidas" : "contadas"}.`,
  withheld: (until, formatted) =>
    plural(until, {
      one: `Se muestra cuando haya respondido ${formatted} persona`,
      other: `Se muestra cuando hayan respondido ${formatted} personas`,
    }),
};

export const integrityTexts: Words<typeof english.integrityTexts> = {
  heading: "Integridad",
  none: (shown) => `Ninguna de las ${shown} respuestas mostradas está marcada.`,
  nothingShown: "Aún no se muestra nada, así que no hay nada marcado.",
  flagged: (flagged, formatted, shown) =>
    `${formatted} de ${shown} respuestas ${plural(flagged, { one: "está marcada", other: "están marcadas" })}: al menos dos indicios apuntan a un relleno fraudulento.`,
  shift: (option, without, all) =>
    `Sin ellas: ${option} ${without} en lugar de ${all}.`,
  noShift: "Sin ellas, ningún porcentaje cambia en un punto o más.",
  leftOut: "El autor de esta encuesta excluye las respuestas marcadas:",
  withoutFlagged: "Sin respuestas marcadas",
  failed: "No se pudo cargar qué pasó con las respuestas.",
  method: "Cómo se juzga esto y con qué frecuencia se equivoca",

  ways: {
    heading: "Cómo llegaron las respuestas",
    site: "Encontrada en Nearsay",
    link: "Por un enlace a la encuesta",
    embed: "Insertada en otros sitios",
    ticket: "Con boleto de papel",
    kiosk: "En un quiosco",
    embedSite: (site) => `de ellas, desde ${site}`,
  },
  rings: {
    heading: "Quién indicó lugares",
    device: "El dispositivo de la persona",
    page: "La página que la incrusta",
    least: (count) => `${count} o más`,
  },
  refused: {
    heading: "No aceptadas",
    closed: "Tras el cierre",
    duplicate: "Por segunda vez",
    check: "No superó la comprobación de bots",
    limit: "Demasiadas a la vez",
  },
  marks: {
    heading: "Indicios de relleno",
    fresh: "ID anónimo nuevo",
    fast: "Más rápido de lo que se puede leer",
    burst: "En una ráfaga de una misma red",
    repeated: "Las mismas opciones una y otra vez",
    copied: "Palabras copiadas",
  },
  changes: {
    heading: "Excluidas o contadas por el autor",
    counted: "Las respuestas marcadas vuelven a contar",
  },
};

export const sideTexts: Words<typeof english.sideTexts> = {
  tickets: "Con boleto",
  others: "Todos los demás",
  untold: "—",
  share: (percent, count) => `${percent} (${count})`,
  reading: (side, share) => `${side} ${share}`,
  finding: (side, finding) => `${side}: ${finding}`,
  each: "Las respuestas con boleto y las de todos los demás se muestran por separado, en porcentajes de las respuestas de cada lado.",
  awaited: (name) =>
    `${name}: aún no se muestran respuestas, así que ambos lados se muestran juntos.`,
  flagged:
    "Las respuestas con boleto y las de todos los demás se muestran por separado donde se cuentan las respuestas marcadas.",
  failed:
    "Las respuestas con boleto y las de todos los demás no se pudieron cargar por separado. Conviene actualizar.",
  averages: (averages) =>
    `Medias en una escala de 0 % (negativo) a 100 % (positivo): ${averages}`,
};

const toneWords = {
  negative: "negativo",
  neutral: "neutral",
  positive: "positivo",
};

export const sentimentTexts: Words<typeof english.sentimentTexts> = {
  noSentiment: "Aún no hay tono",
  tones: {
    negative: "Negativo",
    neutral: "Neutral",
    positive: "Positivo",
  },
  span: (from, to) => `${from}–${to}`,
  spanTone: (span, tone) => `${span}, ${toneWords[tone]}`,
  average: (percent) => `Media ${percent}`,
  scale: "De 0 % (negativo) a 100 % (positivo)",
  averageOnScale: (percent) =>
    `Media ${percent} en una escala de 0 % (negativo) a 100 % (positivo)`,
  only: (tone) =>
    `La única respuesta con texto tiene un tono ${toneWords[tone]}`,
  all: (count, tone) =>
    `Las ${count} respuestas con texto tienen un tono ${toneWords[tone]}`,
  nearlyAll: (tone) =>
    `Casi todas las respuestas con texto tienen un tono ${toneWords[tone]}`,
  most: (percent, tone) =>
    `${percent} de las respuestas con texto tienen un tono ${toneWords[tone]}`,
  mixedPart: (percent, tone) => `${percent} ${toneWords[tone]}`,
  mixed: (parts) => `Las respuestas con texto tienen tonos mezclados: ${parts}`,
  peak: (quoted, percent) =>
    `Lo más frecuente es ${quoted}: ${percent} de las respuestas con texto`,
  noPeak: "Ningún tono es más frecuente que los demás",
};

const units = {
  hour: { one: "hora", other: "horas" },
  day: { one: "día", other: "días" },
  week: { one: "semana", other: "semanas" },
  month: { one: "mes", other: "meses" },
  bucket: { one: "intervalo", other: "intervalos" },
};

const articles = {
  hour: "las",
  day: "los",
  week: "las",
  month: "los",
  bucket: "los",
};

const last = {
  hour: "la última hora",
  day: "el último día",
  week: "la última semana",
  month: "el último mes",
  bucket: "el último intervalo",
};

const prepositions = {
  hour: "el",
  day: "el",
  week: "en la semana del",
  month: "en",
  bucket: "en",
};

const responses = { one: "respuesta", other: "respuestas" };

const counted = (count: number, formatted: string) =>
  `${formatted} ${plural(count, responses)}`;

export const seriesTexts: Words<typeof english.seriesTexts> = {
  noResponses: "Aún no hay respuestas",
  each: (unit, size) =>
    size === 1
      ? `por ${units[unit].one}`
      : `cada ${size} ${plural(size, units[unit])}`,
  span: (unit, size) => {
    const count = movingAverageWindow * size;
    return `${articles[unit]} ${count} ${plural(count, units[unit])}`;
  },
  at: (unit, size, start) =>
    size === 1
      ? `${prepositions[unit]} ${start}`
      : `en ${articles[unit]} ${size} ${plural(size, units[unit])} desde ${start}`,
  counted,
  average: "de media",
  averageOf: (average) => `media ${average}`,
  soFar: "hasta ahora",
  labelSoFar: (label) => `${label}, hasta ahora`,
  notOver: (unit, size) =>
    size === 1
      ? `${last[unit]} aún no se ha contado por completo`
      : `el último tramo de ${size} ${plural(size, units[unit])} aún no se ha contado por completo`,
  only: (at, count, formatted) =>
    count === 1
      ? `La única respuesta llegó ${at}`
      : `Las ${formatted} respuestas llegaron ${at}`,
  most: (at, formatted, total) =>
    `La mayoría llegó ${at}: ${formatted} de ${total} respuestas`,
  byRelease: {
    only: (at, count, formatted) =>
      count === 1
        ? `La única respuesta se mostró ${at}`
        : `Las ${formatted} respuestas se mostraron ${at}`,
    most: (at, formatted, total) =>
      `La mayoría se mostró ${at}: ${formatted} de ${total} respuestas`,
    note: "Las respuestas cuentan en la hora en que se mostró su grupo.",
  },
  peak: (at, formatted) => `El máximo fue ${at}, con ${formatted}`,
  atMost: (each, count, formatted) =>
    `Nunca más de ${counted(count, formatted)} ${each}`,
  compared: (span, until) => ({
    recent:
      until === null ? `En ${span} más recientes` : `En ${span} hasta ${until}`,
    before: `en ${span} anteriores`,
  }),
  trendUp: (percent, { recent, before }) =>
    `${recent} hubo ${percent} más respuestas que ${before}`,
  trendTimes: (times, { recent, before }) =>
    `${recent} hubo ${times} veces las respuestas de ${before.replace(/^en /, "")}`,
  trendDown: (percent, { recent, before }) =>
    `${recent} hubo ${percent} menos respuestas que ${before}`,
  trendLevel: ({ recent, before }) =>
    `${recent} hubo tantas respuestas como ${before}`,
  trendNearlyLevel: ({ recent, before }) =>
    `${recent} hubo casi tantas respuestas como ${before}`,
  trendNone: ({ recent, before }, earlier) =>
    `${recent} no hubo respuestas, tras ${earlier} ${before}`,
};
