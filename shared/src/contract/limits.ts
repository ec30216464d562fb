/** Limits that the client enforces while typing and the server enforces on arrival. Lengths are in UTF-16 code units, as `maxlength` counts them. */
export const limits = {
  answerMax: 240,
  postMax: 240,
  replyMax: 240,
  titleMax: 240,
  instructionsMax: 1000,
  questionTextMax: 1000,
  optionTextMax: 240,
  questionsMax: 400,
  optionsMax: 100,
  challengeQuestionsMax: 20,
  accessCodeInputMax: 64,
  codeMin: 4,
  codeMax: 32,
  accessCodeAttempts: 3,
  /** Milliseconds that wrong codes count after the last of them, and so how long a lock lasts. */
  accessCodeLockMs: 900_000,
  /** What a bot check for a code costs at most, where the least is 1. */
  botCheckPriceMax: 32,
  reportReasonMin: 3,
  reportReasonMax: 1000,
  appealReasonMin: 3,
  appealReasonMax: 500,
  generationTextDefaultMax: 1000,
  actorIdMax: 128,
  embedOriginsMax: 20,
  keyLabelMax: 60,
  /** Of why a post or a reply is hidden, beside the reason that was chosen. */
  hidingWordsMax: 120,
  webhookAddressMax: 1000,
  pushEndpointMax: 1000,
  /** Of one survey. */
  keysMax: 20,
  /** Words of a survey that can be changed once people have answered. */
  editsMax: 100,
  /** How long a deletion can be undone. */
  undeleteDays: 7,
  bodyBytesMax: 64 * 1024,
  listMax: 100,
  /** How long lists show a survey after it was closed. */
  listedDays: 90,
  /** Characters of what a list goes on from. */
  listCursorMax: 80,
  searchMax: 20,
  /** Texts or responses that are read at a time. */
  readingMax: 100,
} as const;

/** How far, in kilometres, a list can be asked to reach. */
export const listReaches = [1, 5, 20, 100] as const;

export type ListReach = (typeof listReaches)[number];

/** Default time a survey stays open, in minutes (30 days). */
export const defaultSurveyMinutes = 43_200;
