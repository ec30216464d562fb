import { movingAverageWindow } from "../insights.ts";
import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./texts.ts";

export const quotationTexts: Words<typeof english.quotationTexts> = {
  quoted: (words) => `« ${words} »`,
};

export const choiceTexts: Words<typeof english.choiceTexts> = {
  noAnswers: "Pas encore de réponses",
  onlyAnswer: (option) => `La seule réponse est ${option}`,
  all: (option, count) => `Les ${count} réponses sont toutes ${option}`,
  nearlyAll: (option, count, of) =>
    `Presque tout le monde a choisi ${option} : ${count} sur ${of}`,
  most: (option, percent, count, of) =>
    `La plupart ont choisi ${option} : ${percent}, ${count} sur ${of}`,
  leads: (option, percent, count, of) =>
    `${option} est en tête avec ${percent}, ${count} sur ${of}`,
  level: (options, percent) =>
    `${options} sont à égalité en tête avec ${percent} chacune`,
  severalLevel: (count, percent) =>
    `${count} options sont à égalité en tête avec ${percent} chacune`,
  mean: (mean, top, n, percent) =>
    `${mean} sur ${top} en moyenne (n = ${n}) ; ${percent} ont donné l’une des deux notes les plus hautes`,
  ends: (from, low, to, high) =>
    [low && `${from} signifie ${low}`, high && `${to} signifie ${high}`]
      .filter((end) => end !== "")
      .join(", "),
};

const mentions = { one: "mention", other: "mentions" };

export const keywordTexts: Words<typeof english.keywordTexts> = {
  noKeywords: "Pas encore de mots-clés",
  mentionCount: (count, formatted) => `${formatted} ${plural(count, mentions)}`,
  onlyKeyword: (keyword, mentions) =>
    `Le seul mot-clé est ${keyword}, avec ${mentions}`,
  leads: (keyword, mentions, next, count) =>
    `${keyword} est en tête avec ${mentions}, devant ${next} avec ${count}`,
  lead: (keywords, mentions) =>
    `${keywords} sont en tête avec ${mentions} chacun`,
  severalLead: (count, mentions) =>
    `${count} mots-clés sont en tête avec ${mentions} chacun`,
  allLevel: (count, mentions) =>
    `Les ${count} mots-clés sont à égalité, avec ${mentions} chacun`,
};

export const releaseTexts: Words<typeof english.releaseTexts> = {
  atOnce: "Les chiffres suivent chaque réponse aussitôt.",
  atOnceHint: "Qui les observe peut savoir ce qu’une personne a répondu.",

  nobodyYet: "Personne n’a encore répondu.",
  nobody: "Personne n’a répondu.",
  answered: (count, formatted) =>
    plural(count, {
      one: `${formatted} personne a répondu.`,
      other: `${formatted} personnes ont répondu.`,
    }),
  parts: (group) =>
    `Les réponses sont distinguées selon leur provenance, par groupes d’au moins ${group} venues de plusieurs réseaux : les premiers résultats en demandent donc davantage.`,
  networks: (group) =>
    `Les résultats s’affichent dès qu’au moins ${group} réponses viennent de plusieurs réseaux, pour que personne ne puisse former un groupe seul.`,
  closing: (date) =>
    `Les résultats s’affichent une fois le sondage clos${date === null ? "" : `, le ${date}`}.`,
  tooFew:
    "Trop peu de réponses pour les montrer sans révéler de qui elles viennent.",
  soon: "Les résultats s’affichent dans un instant.",

  shown: (shown, all) => `Montre ${shown} réponses sur ${all}`,
  shownAll: (all) => `Nombre de réponses montrées : ${all}, toutes.`,
  next: (shown) => `${shown} ; les suivantes s’affichent ensemble.`,
  restsOn: (shown) =>
    `Tous les chiffres, sauf le nombre de réponses, reposent sur ces ${shown}.`,
  restAtClosing: (date) =>
    `Les autres s’affichent une fois le sondage clos${date === null ? "" : `, le ${date}`}.`,
  restTooFew: (count, formatted) =>
    plural(count, {
      one: "La dernière ne peut pas être montrée sans révéler de qui elle vient.",
      other: `Les ${formatted} autres sont trop peu nombreuses pour être montrées sans révéler de qui elles viennent.`,
    }),
  restSoon: "Les autres s’affichent dans un instant.",
  flagged: (count, leftOut) =>
    `Réponses signalées : ${count}, ${leftOut ? "écartées" : "comptées"}.`,
  withheld: (until, formatted) =>
    plural(until, {
      one: `S’affiche dès que ${formatted} personne a répondu`,
      other: `S’affiche dès que ${formatted} personnes ont répondu`,
    }),
};

export const integrityTexts: Words<typeof english.integrityTexts> = {
  heading: "Intégrité",
  none: (shown) => `Sur ${shown} réponses montrées, aucune n’est signalée.`,
  nothingShown: "Rien n’est encore montré, donc rien n’est signalé.",
  flagged: (flagged, formatted, shown) =>
    `Sur ${shown} réponses, ${formatted} ${plural(flagged, { one: "est signalée", other: "sont signalées" })} : au moins deux indices font penser à un bourrage.`,
  shift: (option, without, all) =>
    `Sans elles : ${option} ${without} au lieu de ${all}.`,
  noShift: "Sans elles, aucune part ne change d’un point ou plus.",
  leftOut: "L’auteur de ce sondage écarte les réponses signalées :",
  withoutFlagged: "Sans les réponses signalées",
  failed: "Ce que sont devenues les réponses n’a pas pu être chargé.",
  method: "Comment cela est jugé, et combien de fois c’est à tort",

  ways: {
    heading: "Comment les réponses sont arrivées",
    site: "Trouvé sur Nearsay",
    link: "Par un lien vers le sondage",
    embed: "Intégré à d’autres sites",
    ticket: "Par ticket en papier",
    kiosk: "À une borne",
    embedSite: (site) => `dont depuis ${site}`,
  },
  rings: {
    heading: "Qui a donné les lieux",
    device: "L’appareil de la personne",
    page: "La page qui l’intègre",
    least: (count) => `${count} ou plus`,
  },
  refused: {
    heading: "Non acceptées",
    closed: "Après la clôture",
    duplicate: "Une deuxième fois",
    check: "Contrôle anti-robot échoué",
    limit: "Trop à la fois",
  },
  marks: {
    heading: "Indices de bourrage",
    fresh: "Nouvel identifiant anonyme",
    fast: "Plus vite qu’on ne peut lire",
    burst: "Dans une rafale d’un seul réseau",
    repeated: "Toujours les mêmes choix",
    copied: "Mots copiés",
  },
  changes: {
    heading: "Écartées ou comptées par l’auteur",
    counted: "Les réponses signalées comptent de nouveau",
  },
};

export const sideTexts: Words<typeof english.sideTexts> = {
  tickets: "Par ticket",
  others: "Tous les autres",
  untold: "—",
  share: (percent, count) => `${percent} (${count})`,
  reading: (side, share) => `${side} ${share}`,
  finding: (side, finding) => `${side} : ${finding}`,
  each: "Les réponses par ticket et celles de tous les autres sont montrées à part, en parts des réponses de chaque côté.",
  awaited: (name) =>
    `${name} : aucune réponse n’est encore montrée, les deux côtés sont donc montrés ensemble.`,
  flagged:
    "Les réponses par ticket et celles de tous les autres sont montrées à part là où les réponses signalées sont comptées.",
  failed:
    "Les réponses par ticket et celles de tous les autres n’ont pas pu être chargées à part. Veuillez actualiser.",
  averages: (averages) =>
    `Moyennes sur une échelle de 0 % (négatif) à 100 % (positif) : ${averages}`,
};

const toneWords = {
  negative: "négatif",
  neutral: "neutre",
  positive: "positif",
};

export const sentimentTexts: Words<typeof english.sentimentTexts> = {
  noSentiment: "Pas encore de ton",
  tones: {
    negative: "Négatif",
    neutral: "Neutre",
    positive: "Positif",
  },
  span: (from, to) => `${from}–${to}`,
  spanTone: (span, tone) => `${span}, ${toneWords[tone]}`,
  average: (percent) => `Moyenne ${percent}`,
  scale: "De 0 % (négatif) à 100 % (positif)",
  averageOnScale: (percent) =>
    `Moyenne ${percent} sur une échelle de 0 % (négatif) à 100 % (positif)`,
  only: (tone) => `La seule réponse avec texte a un ton ${toneWords[tone]}`,
  all: (count, tone) =>
    `Les ${count} réponses avec texte ont toutes un ton ${toneWords[tone]}`,
  nearlyAll: (tone) =>
    `Presque toutes les réponses avec texte ont un ton ${toneWords[tone]}`,
  most: (percent, tone) =>
    `${percent} des réponses avec texte ont un ton ${toneWords[tone]}`,
  mixedPart: (percent, tone) => `${percent} ${toneWords[tone]}`,
  mixed: (parts) => `Les réponses avec texte ont un ton partagé : ${parts}`,
  peak: (quoted, percent) =>
    `Le plus fréquent est ${quoted} : ${percent} des réponses avec texte`,
  noPeak: "Aucun ton n’est plus fréquent que tous les autres",
};

const units = {
  hour: { one: "heure", other: "heures" },
  day: { one: "jour", other: "jours" },
  week: { one: "semaine", other: "semaines" },
  month: { one: "mois", other: "mois" },
  bucket: { one: "intervalle", other: "intervalles" },
};

const last = {
  hour: "la dernière heure n’est pas encore comptée",
  day: "le dernier jour n’est pas encore compté",
  week: "la dernière semaine n’est pas encore comptée",
  month: "le dernier mois n’est pas encore compté",
  bucket: "le dernier intervalle n’est pas encore compté",
};

const prepositions = {
  hour: "le",
  day: "le",
  week: "dans la semaine du",
  month: "en",
  bucket: "dans",
};

const responses = { one: "réponse", other: "réponses" };

const counted = (count: number, formatted: string) =>
  `${formatted} ${plural(count, responses)}`;

export const seriesTexts: Words<typeof english.seriesTexts> = {
  noResponses: "Pas encore de réponses",
  each: (unit, size) =>
    size === 1
      ? `par ${units[unit].one}`
      : `par tranche de ${size} ${plural(size, units[unit])}`,
  span: (unit, size) => {
    const count = movingAverageWindow * size;
    return `${count} ${plural(count, units[unit])}`;
  },
  at: (unit, size, start) =>
    size === 1
      ? `${prepositions[unit]} ${start}`
      : `dans les ${size} ${plural(size, units[unit])} à partir du ${start}`,
  counted,
  average: "en moyenne",
  averageOf: (average) => `moyenne ${average}`,
  soFar: "jusqu’ici",
  labelSoFar: (label) => `${label}, jusqu’ici`,
  notOver: (unit, size) =>
    size === 1
      ? `${last[unit]} en entier`
      : `la dernière tranche de ${size} ${plural(size, units[unit])} n’est pas encore comptée en entier`,
  only: (at, count, formatted) =>
    count === 1
      ? `La seule réponse est arrivée ${at}`
      : `Les ${formatted} réponses sont toutes arrivées ${at}`,
  most: (at, formatted, total) =>
    `La plupart sont arrivées ${at} : ${formatted} réponses sur ${total}`,
  byRelease: {
    only: (at, count, formatted) =>
      count === 1
        ? `La seule réponse a été montrée ${at}`
        : `Les ${formatted} réponses ont toutes été montrées ${at}`,
    most: (at, formatted, total) =>
      `La plupart ont été montrées ${at} : ${formatted} réponses sur ${total}`,
    note: "Les réponses comptent dans l’heure où leur groupe a été montré.",
  },
  peak: (at, formatted) => `Le maximum a été atteint ${at}, avec ${formatted}`,
  atMost: (each, count, formatted) =>
    `Jamais plus de ${counted(count, formatted)} ${each}`,
  compared: (span, until) => ({
    recent:
      until === null
        ? `Depuis ${span}`
        : `Durant les ${span} jusqu’au ${until}`,
    before: `durant les ${span} d’avant`,
  }),
  trendUp: (percent, { recent, before }) =>
    `${recent}, ${percent} de réponses de plus que ${before}`,
  trendTimes: (times, { recent, before }) =>
    `${recent}, ${times} fois le nombre de réponses reçues ${before}`,
  trendDown: (percent, { recent, before }) =>
    `${recent}, ${percent} de réponses de moins que ${before}`,
  trendLevel: ({ recent, before }) =>
    `${recent}, autant de réponses que ${before}`,
  trendNearlyLevel: ({ recent, before }) =>
    `${recent}, à peu près autant de réponses que ${before}`,
  trendNone: ({ recent, before }, earlier) =>
    `${recent}, aucune réponse, après ${earlier} ${before}`,
};
