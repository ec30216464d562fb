import { plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const responses = { one: "nouvelle réponse", other: "nouvelles réponses" };
const options = { one: "autre option", other: "autres options" };
const questions = { one: "question", other: "questions" };

const counted = (until: string | null) =>
  until === null ? "" : `, jusqu’au ${until}`;

export const texts: Words<typeof english.texts> = {
  insights: "Analyses",
  refresh: "Actualiser",
  refreshing: "Actualisation",
  loading: "Chargement des analyses",
  error: (message) => `Erreur des analyses : ${message}`,
  unknownError: "les chiffres n’ont pas pu être chargés",
  refreshed: "Les chiffres sont à jour",
  shownNow: (shown, all) => `Affiche maintenant ${shown} réponses sur ${all}`,
  answersOf: (count, first) => `${count} réponses sur ${first}`,
  newResponses: (count, formatted) =>
    `${formatted} ${plural(count, responses)}`,
  news: (sentences, alerts) =>
    sentences.length + alerts.length < 2
      ? [...sentences, ...alerts].join("")
      : [...sentences.map((words) => `${words}.`), ...alerts].join(" "),
  withheldHint: "Avec moins, on pourrait deviner qui a écrit quoi.",
  withoutFlaggedHint:
    "Dessine tous les graphiques sans elles ; à côté de chaque option figure l’écart en points de pourcentage.",
  otherViewFailed:
    "Les chiffres sans les réponses signalées n’ont pas pu être chargés.",
  points: (change) => `${change} pts`,
  integrityNote:
    "Les réponses signalées ne jugent personne, et personne n’est refusé pour un seul indice.",
  retry: "Réessayer",
  languages: {
    label: "Réponses en",
    all: "Toutes les langues",
    each: (name, count) => `${name} (${count})`,
    hint: "Proposée dès qu’assez de réponses dans cette langue sont montrées, et assez d’autres. Une option compte à sa place, quelle que soit la langue qui la nomme.",
    failed: "Les chiffres de cette langue n’ont pas pu être chargés.",
  },
  sides: {
    count: (name) => `${name} : réponses`,
    percent: (name) => `${name} : part en %`,
  },
  exportHtml: "Exporter en HTML",
  exporting: "Exportation",
  exportRestricted: "L’exportation demande un code.",
  exportFailed: "L’exportation en HTML a échoué.",
  exportRefused: (status) => `L’exportation a échoué (état ${status}).`,
  exportCode: {
    title: "Saisir le code d’exportation",
    description:
      "L’auteur de ce sondage demande un code pour en exporter les analyses. Saisissez-le ci-dessous pour continuer",
    label: "Code d’exportation",
    tooShort: (min) => `Le code doit compter au moins ${min} caractères.`,
    spaces: "Le code ne peut pas contenir d’espaces.",
  },
  alerts: "Alertes",
  spike: (percent) =>
    `Les réponses ont bondi de ${percent} dans le dernier intervalle.`,
  spikeFromNothing: (count) =>
    `Les réponses ont bondi de zéro à ${count} dans le dernier intervalle.`,
  lowSentiment: "Le ressenti est plutôt bas : voyez les mots-clés négatifs.",
  responses: "Réponses",
  lastUpdated: "Dernière mise à jour",
  never: "—",
  sparkline: (counts) => `Derniers intervalles : ${counts}`,
  change: {
    up: (percent, span, until) =>
      `${percent} de plus que durant les ${span} d’avant${counted(until)}`,
    down: (percent, span, until) =>
      `${percent} de moins que durant les ${span} d’avant${counted(until)}`,
    same: (span, until) => `Comme durant les ${span} d’avant${counted(until)}`,
  },
  summary: "Résumé par IA",
  noSummary: "Pas encore de résumé",
  copy: "Copier",
  copied: "Copié",
  copyFailed: "Copie impossible",
  overTime: "Réponses au fil du temps",
  noResponsesHint: "La ligne commence à la première réponse.",
  seriesColumns: ["Moment", "Réponses", "Moyenne mobile sur 7"],
  range: (from, to, each) => `${from} – ${to}, ${each}`,
  rangeSoFar: (range, notOver) => `${range} ; ${notOver}`,
  facts: (facts) => facts.join(", "),
  reading: ({ name, facts }) => `${name} : ${facts.join(", ")}`,
  explore: "Lire le graphique point par point",
  asTable: "Afficher les nombres dans un tableau",
  choices: "Choix multiples",
  choicesView: "Affichage des questions à choix",
  selectQuestion: "Questions : en choisir une pour en lire davantage",
  matrix: "Matrice",
  detail: "Détail",
  grid: "Grille",
  fullView: "Toutes les options",
  topAndBuckets: "En tête + groupes",
  totalResponses: (count) => `Réponses au total : ${count}`,
  totalRecorded: (count) => `Réponses enregistrées au total : ${count}`,
  showCounts: "Afficher les nombres",
  showPercent: "Afficher les %",
  topOption: "Option en tête",
  option: "Option",
  share: "Part",
  sharePercent: "Part en %",
  question: "Question",
  other: "Autres",
  tones: {
    negative: "Négatif",
    neutral: "Neutre",
    positive: "Positif",
    other: "Autres",
  },
  questionNumber: (number) => `Question ${number}`,
  moreMembers: (count, formatted) => `${formatted} ${plural(count, options)}`,
  member: (option, count) => `${option} (${count})`,
  findQuestion: "Trouver une question",
  questionsShown: (shown, found, formatted) =>
    `${shown} sur ${formatted} ${plural(found, questions)}`,
  noQuestionFound: "Aucune question ne contient ces mots",
  showMoreQuestions: (count, formatted) =>
    `Afficher ${formatted} ${plural(count, questions)} de plus`,
  severalAllowed:
    "Plusieurs options étaient possibles : les parts portent ici sur tous les choix faits.",
  severalAddUp:
    "Plusieurs options étaient possibles : les parts de ceux qui ont répondu dépassent 100 % ensemble.",
  kindsNotLoaded: "Ces chiffres n’ont pas pu être chargés.",
  sentiment: "Ressenti",
  noSentimentHint: "Il est lu dans les réponses en texte libre.",
  sentimentColumns: ["Ressenti", "Réponses", "Part"],
  savedSentimentColumns: ["Ressenti", "Réponses", "Part en %"],
  keywords: "Principaux mots-clés",
  noKeywordsHint: "Ils viennent des réponses en texte libre.",
  keyword: "Mot-clé",
  mentions: "Mentions",
  keywordsView: "Affichage des mots-clés",
  bars: "Barres",
  treemap: "Mosaïque",
  chips: "Étiquettes",
  chipsHint: "Un clic copie le mot-clé.",
  exploreTiles: "Lire les mots-clés carreau par carreau",
  tilesHint:
    "Plus un carreau est grand, plus son mot-clé est cité ; le tableau les nomme tous.",
  ofMentions: (percent) => `${percent} de toutes les mentions`,
  show: "Afficher",
  coverage: (count, percent) => `Les ${count} premiers couvrent ${percent}`,
  download: (figure) => `Télécharger ${figure}`,
  downloadChart: "Graphique (SVG)",
  downloadNumbers: "Nombres (CSV)",
  downloadFailed: "Le fichier n’a pas pu être créé. Veuillez réessayer.",
  downloaded: "Le fichier a été enregistré",
  source: (survey) => `Source : Nearsay, sondage ${survey}`,
  sourceOf: (survey, date) => `Source : Nearsay, sondage ${survey}, ${date}`,
};
