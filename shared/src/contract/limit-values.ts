// Separate constants, so that a build includes only those that it uses.
export const answerMax = 240;
export const postMax = 240;
export const replyMax = 240;
export const titleMax = 240;
export const instructionsMax = 1000;
export const questionTextMax = 1000;
export const optionTextMax = 240;
export const questionsMax = 400;
export const optionsMax = 100;
/** Languages of one survey in addition to its own. */
export const translationsMax = 10;
/** Characters of a unit, of the end of a scale, or of the heading of a section. */
export const formWordMax = 120;
/** Rules of the condition that decides whether a question is asked. */
export const rulesMax = 10;
export const challengeQuestionsMax = 20;
export const accessCodeInputMax = 64;
export const codeMin = 4;
export const codeMax = 32;
export const accessCodeAttempts = 3;
/**
 * Milliseconds for which wrong codes count after the last of them, which is
 * also how long a lock lasts.
 */
export const accessCodeLockMs = 900_000;
/** Maximum difficulty of a bot check for a code; the minimum is 1. */
export const botCheckDifficultyMax = 32;
export const reportReasonMin = 3;
export const reportReasonMax = 1000;
export const appealReasonMin = 3;
export const appealReasonMax = 500;
export const generationTextDefaultMax = 1000;
/** Maximum to which a site can raise it. */
export const generationTextMost = 20_000;
/**
 * Texts of a survey that a model translates at once; `draftedCharsMax` limits
 * their total length in characters.
 */
export const draftedTextsMax = 200;
export const draftedCharsMax = 8000;
export const actorIdMax = 128;
export const embedOriginsMax = 20;
export const keyLabelMax = 60;
/**
 * Characters of the explanation why a post or a reply is hidden, in addition to
 * the chosen reason.
 */
export const hidingWordsMax = 120;
export const leftOutReasonMax = 240;
/** How often an author can exclude flagged responses of a survey, or count them again. */
export const leftOutChangesMax = 50;
export const webhookAddressMax = 1000;
export const pushEndpointMax = 1000;
/** Per survey. */
export const keysMax = 20;
/** Per survey. */
export const kioskGrantsMax = 20;
/** Text changes of a survey after people have answered. */
export const editsMax = 100;
/** Days within which a deletion can be undone. */
export const undeleteDays = 7;
/** Characters of all texts of a survey, in all its languages together. */
export const surveyTextMax = 600_000;
/**
 * Characters of all texts of one request together: enough for the longest
 * response to the longest survey.
 */
export const requestTextMax = 700_000;
/** Characters of a question's number, as used in answers. */
export const questionIdMax = 20;
export const botCheckTokenMax = 8192;
export const listMax = 100;
/** Days for which lists show a survey after it has closed. */
export const listedDays = 90;
/** Characters of a list cursor. */
export const listCursorMax = 80;
/** Characters of a search text. */
export const queryMax = 240;
export const searchMax = 20;
/**
 * On operators' pages: characters of an excerpt, reasons of one item,
 * characters of a search text.
 */
export const operatorExcerptMax = 240;
export const operatorReasonsMax = 5;
export const operatorSearchMax = 64;
/**
 * Characters of one field of an authenticator's response: several times the
 * usual length of the longest field, an attestation with a key.
 */
export const passkeyPartMax = 8192;
/** Items of an operator's queue per page. */
export const queuePage = 50;
/** Items in one decision of an operator. */
export const decisionsMax = 100;
/** Invitations that are created at once in the browser. */
export const invitationsMax = 100;
/** Texts or responses per page when reading. */
export const readingMax = 100;
/** Number of responses after which a survey closes. */
export const quotaMax = 1_000_000;
/** Months after closing after which a survey's rows are deleted at the latest. */
export const forgetMonthsMax = 120;
/**
 * Characters of an author's message for a closed survey, and of the one for
 * people who have answered.
 */
export const endingMessageMax = 500;
export const thanksLinkMax = 500;
