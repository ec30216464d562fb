import { movingAverageWindow } from "../insights.ts";
import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./texts.ts";

export const quotationTexts: Words<typeof english.quotationTexts> = {
  quoted: (words) => `„${words}“`,
};

export const choiceTexts: Words<typeof english.choiceTexts> = {
  noAnswers: "Noch keine Antworten",
  onlyAnswer: (option) => `Die einzige Antwort ist ${option}`,
  all: (option, count) => `Alle ${count} haben ${option} gewählt`,
  nearlyAll: (option, count, of) =>
    `Fast alle haben ${option} gewählt: ${count} von ${of}`,
  most: (option, percent, count, of) =>
    `Die meisten haben ${option} gewählt: ${percent}, ${count} von ${of}`,
  leads: (option, percent, count, of) =>
    `${option} liegt vorn mit ${percent}, ${count} von ${of}`,
  level: (options, percent) =>
    `${options} liegen gleichauf vorn mit je ${percent}`,
  severalLevel: (count, percent) =>
    `${count} Optionen liegen gleichauf vorn mit je ${percent}`,
  mean: (mean, top, n, percent) =>
    `Im Mittel ${mean} von ${top} (n = ${n}); ${percent} gaben einen der beiden höchsten Werte`,
  ends: (from, low, to, high) =>
    [low && `${from} heißt ${low}`, high && `${to} heißt ${high}`]
      .filter((end) => end !== "")
      .join(", "),
};

const mentions = { one: "Nennung", other: "Nennungen" };

export const keywordTexts: Words<typeof english.keywordTexts> = {
  noKeywords: "Noch keine Schlagwörter",
  mentionCount: (count, formatted) => `${formatted} ${plural(count, mentions)}`,
  onlyKeyword: (keyword, mentions) =>
    `Das einzige Schlagwort ist ${keyword}: ${mentions}`,
  leads: (keyword, mentions, next, count) =>
    `${keyword} liegt vorn (${mentions}), vor ${next} mit ${count}`,
  lead: (keywords, mentions) => `${keywords} liegen vorn: je ${mentions}`,
  severalLead: (count, mentions) =>
    `${count} Schlagwörter liegen vorn: je ${mentions}`,
  allLevel: (count, mentions) =>
    `Alle ${count} Schlagwörter liegen gleichauf: je ${mentions}`,
};

export const releaseTexts: Words<typeof english.releaseTexts> = {
  atOnce: "Die Zahlen folgen jeder Antwort sofort.",
  atOnceHint:
    "Wer sie beobachtet, kann erkennen, was eine einzelne Person geantwortet hat.",

  nobodyYet: "Bisher hat niemand geantwortet.",
  nobody: "Niemand hat geantwortet.",
  answered: (count, formatted) =>
    plural(count, {
      one: `${formatted} Person hat geantwortet.`,
      other: `${formatted} Personen haben geantwortet.`,
    }),
  parts: (group) =>
    `Antworten werden danach unterschieden, woher sie kommen, in Gruppen von mindestens ${group} aus mehreren Netzen: Die ersten Ergebnisse brauchen deshalb mehr davon.`,
  networks: (group) =>
    `Ergebnisse erscheinen, sobald mindestens ${group} Antworten aus mehreren Netzen kommen, damit niemand allein eine Gruppe bilden kann.`,
  closing: (date) =>
    `Ergebnisse erscheinen, sobald die Umfrage geschlossen ist${date === null ? "" : `, am ${date}`}.`,
  tooFew:
    "Zu wenige Antworten, um sie zu zeigen, ohne zu verraten, von wem sie sind.",
  soon: "Ergebnisse erscheinen gleich.",

  shown: (shown, all) => `Zeigt ${shown} von ${all} Antworten`,
  shownAll: (all) => `Zeigt alle ${all} Antworten.`,
  next: (shown) => `${shown}; die nächsten erscheinen gemeinsam.`,
  restsOn: (shown) =>
    `Jede Zahl außer der Anzahl der Antworten beruht auf diesen ${shown}.`,
  restAtClosing: (date) =>
    `Die übrigen erscheinen, sobald die Umfrage geschlossen ist${date === null ? "" : `, am ${date}`}.`,
  restTooFew: (count, formatted) =>
    plural(count, {
      one: "Die letzte lässt sich nicht zeigen, ohne zu verraten, von wem sie ist.",
      other: `Die übrigen ${formatted} sind zu wenige, um sie zu zeigen, ohne zu verraten, von wem sie sind.`,
    }),
  restSoon: "Die übrigen erscheinen gleich.",
  flagged: (count, leftOut) =>
    `Auffällige Antworten: ${count}, ${leftOut ? "ausgelassen" : "mitgezählt"}.`,
  withheld: (until, formatted) =>
    plural(until, {
      one: `Erscheint, sobald ${formatted} Person geantwortet hat`,
      other: `Erscheint, sobald ${formatted} Personen geantwortet haben`,
    }),
};

export const integrityTexts: Words<typeof english.integrityTexts> = {
  heading: "Echtheit",
  none: (shown) => `Von den ${shown} gezeigten Antworten ist keine auffällig.`,
  nothingShown: "Noch wird nichts gezeigt, also ist nichts auffällig.",
  flagged: (flagged, formatted, shown) =>
    `${formatted} von ${shown} Antworten ${plural(flagged, { one: "ist", other: "sind" })} auffällig: Mindestens zwei Anzeichen sprechen dafür, dass nachgeholfen wurde.`,
  shift: (option, without, all) =>
    `Ohne sie: ${option} ${without} statt ${all}.`,
  noShift: "Ohne sie ändert sich kein Anteil um einen Punkt oder mehr.",
  leftOut: "Wer diese Umfrage erstellt hat, lässt auffällige Antworten aus:",
  withoutFlagged: "Ohne auffällige Antworten",
  failed: "Was aus den Antworten wurde, konnte nicht geladen werden.",
  method: "Wie das beurteilt wird und wie oft es irrt",

  ways: {
    heading: "Wie Antworten kamen",
    site: "Auf Nearsay gefunden",
    link: "Über einen Link zur Umfrage",
    embed: "In andere Websites eingebettet",
    ticket: "Mit Papierticket",
    kiosk: "An einem Kiosk",
    embedSite: (site) => `davon von ${site}`,
  },
  rings: {
    heading: "Wer Orte mitteilte",
    device: "Das Gerät der Person",
    page: "Die Seite um die Einbettung",
    least: (count) => `mindestens ${count}`,
  },
  refused: {
    heading: "Nicht angenommen",
    closed: "Nach dem Ende",
    duplicate: "Ein zweites Mal",
    check: "Bot-Prüfung nicht bestanden",
    limit: "Zu viele auf einmal",
  },
  marks: {
    heading: "Anzeichen für Nachhelfen",
    fresh: "Neue anonyme ID",
    fast: "Schneller, als man lesen kann",
    burst: "Mit vielen aus einem Netz auf einmal",
    repeated: "Immer wieder dieselbe Auswahl",
    copied: "Kopierte Wörter",
  },
  changes: {
    heading: "Ausgelassen oder mitgezählt",
    counted: "Auffällige Antworten zählen wieder mit",
  },
};

export const sideTexts: Words<typeof english.sideTexts> = {
  tickets: "Mit Ticket",
  others: "Alle anderen",
  untold: "—",
  share: (percent, count) => `${percent} (${count})`,
  reading: (side, share) => `${side} ${share}`,
  finding: (side, finding) => `${side}: ${finding}`,
  each: "Antworten mit Ticket und die aller anderen sind getrennt zu sehen, als Anteile an den Antworten der jeweiligen Seite.",
  awaited: (name) =>
    `${name}: Noch sind keine Antworten zu sehen, deshalb stehen beide Seiten zusammen.`,
  flagged:
    "Antworten mit Ticket und die aller anderen sind getrennt zu sehen, wo auffällige Antworten mitzählen.",
  failed:
    "Antworten mit Ticket und die aller anderen konnten nicht getrennt geladen werden. Bitte aktualisieren.",
  averages: (averages) =>
    `Mittelwerte auf einer Skala von 0 % (negativ) bis 100 % (positiv): ${averages}`,
};

const toneWords = {
  negative: "negativ",
  neutral: "neutral",
  positive: "positiv",
};

export const sentimentTexts: Words<typeof english.sentimentTexts> = {
  noSentiment: "Noch keine Stimmung",
  tones: {
    negative: "Negativ",
    neutral: "Neutral",
    positive: "Positiv",
  },
  span: (from, to) => `${from}–${to}`,
  spanTone: (span, tone) => `${span}, ${toneWords[tone]}`,
  average: (percent) => `Mittelwert ${percent}`,
  scale: "Von 0 % (negativ) bis 100 % (positiv)",
  averageOnScale: (percent) =>
    `Mittelwert ${percent} auf einer Skala von 0 % (negativ) bis 100 % (positiv)`,
  only: (tone) => `Die einzige Antwort mit Text klingt ${toneWords[tone]}`,
  all: (count, tone) =>
    `Alle ${count} Antworten mit Text klingen ${toneWords[tone]}`,
  nearlyAll: (tone) =>
    `Fast alle Antworten mit Text klingen ${toneWords[tone]}`,
  most: (percent, tone) =>
    `${percent} der Antworten mit Text klingen ${toneWords[tone]}`,
  mixedPart: (percent, tone) => `${percent} ${toneWords[tone]}`,
  mixed: (parts) => `Antworten mit Text klingen gemischt: ${parts}`,
  peak: (quoted, percent) =>
    `Am häufigsten ist ${quoted}: ${percent} der Antworten mit Text`,
  noPeak: "Kein Ton ist häufiger als alle anderen",
};

const units = {
  hour: { one: "Stunde", other: "Stunden" },
  day: { one: "Tag", other: "Tagen" },
  week: { one: "Woche", other: "Wochen" },
  month: { one: "Monat", other: "Monaten" },
  bucket: { one: "Abschnitt", other: "Abschnitten" },
};

const last = {
  hour: "die letzte Stunde",
  day: "der letzte Tag",
  week: "die letzte Woche",
  month: "der letzte Monat",
  bucket: "der letzte Abschnitt",
};

const prepositions = {
  hour: "am",
  day: "am",
  week: "in der Woche ab",
  month: "im",
  bucket: "in",
};

const responses = { one: "Antwort", other: "Antworten" };

const counted = (count: number, formatted: string) =>
  `${formatted} ${plural(count, responses)}`;

export const seriesTexts: Words<typeof english.seriesTexts> = {
  noResponses: "Noch keine Antworten",
  each: (unit, size) =>
    size === 1
      ? `pro ${units[unit].one}`
      : `in je ${size} ${plural(size, units[unit])}`,
  span: (unit, size) => {
    const count = movingAverageWindow * size;
    return `${count} ${plural(count, units[unit])}`;
  },
  at: (unit, size, start) =>
    size === 1
      ? `${prepositions[unit]} ${start}`
      : `in den ${size} ${plural(size, units[unit])} ab ${start}`,
  counted,
  average: "im Mittel",
  averageOf: (average) => `im Mittel ${average}`,
  soFar: "bisher",
  labelSoFar: (label) => `${label}, bisher`,
  notOver: (unit, size) =>
    size === 1
      ? `${last[unit]} ist noch nicht ganz gezählt`
      : `von den letzten ${size} ${plural(size, units[unit])} ist noch nicht alles gezählt`,
  only: (at, count, formatted) =>
    count === 1
      ? `Die einzige Antwort kam ${at}`
      : `Alle ${formatted} Antworten kamen ${at}`,
  most: (at, formatted, total) =>
    `Die meisten kamen ${at}: ${formatted} von ${total} Antworten`,
  byRelease: {
    only: (at, count, formatted) =>
      count === 1
        ? `Die einzige Antwort wurde ${at} gezeigt`
        : `Alle ${formatted} Antworten wurden ${at} gezeigt`,
    most: (at, formatted, total) =>
      `Die meisten wurden ${at} gezeigt: ${formatted} von ${total} Antworten`,
    note: "Antworten zählen in der Stunde, in der ihre Gruppe gezeigt wurde.",
  },
  peak: (at, formatted) => `Am meisten Antworten gab es ${at}: ${formatted}`,
  atMost: (each, count, formatted) =>
    `Nie mehr als ${counted(count, formatted)} ${each}`,
  compared: (span, until) => ({
    recent:
      until === null ? `In den letzten ${span}` : `In den ${span} bis ${until}`,
    before: `in den ${span} davor`,
  }),
  trendUp: (percent, { recent, before }) =>
    `${recent} gab es ${percent} mehr Antworten als ${before}`,
  trendTimes: (times, { recent, before }) =>
    `${recent} gab es ${times}-mal so viele Antworten wie ${before}`,
  trendDown: (percent, { recent, before }) =>
    `${recent} gab es ${percent} weniger Antworten als ${before}`,
  trendLevel: ({ recent, before }) =>
    `${recent} gab es so viele Antworten wie ${before}`,
  trendNearlyLevel: ({ recent, before }) =>
    `${recent} gab es etwa so viele Antworten wie ${before}`,
  trendNone: ({ recent, before }, earlier) =>
    `${recent} gab es keine Antworten, nach ${earlier} ${before}`,
};
