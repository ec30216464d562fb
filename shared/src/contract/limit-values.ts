// Each by itself, so that a build keeps those that it uses.
export const answerMax = 240;
export const postMax = 240;
export const replyMax = 240;
export const titleMax = 240;
export const instructionsMax = 1000;
export const questionTextMax = 1000;
export const optionTextMax = 240;
export const questionsMax = 400;
export const optionsMax = 100;
/** Languages of one survey beside its own. */
export const translationsMax = 10;
/** Of a unit, an end of a scale, the heading of a section. */
export const formWordMax = 120;
/** Of what decides whether a question is asked. */
export const rulesMax = 10;
export const challengeQuestionsMax = 20;
export const accessCodeInputMax = 64;
export const codeMin = 4;
export const codeMax = 32;
export const accessCodeAttempts = 3;
/** Milliseconds that wrong codes count after the last of them, and so how long a lock lasts. */
export const accessCodeLockMs = 900_000;
/** What a bot check for a code costs at most, where the least is 1. */
export const botCheckPriceMax = 32;
export const reportReasonMin = 3;
export const reportReasonMax = 1000;
export const appealReasonMin = 3;
export const appealReasonMax = 500;
export const generationTextDefaultMax = 1000;
/** To which a site can raise it. */
export const generationTextMost = 20_000;
/** Of a survey that are translated by a model at once, and their letters together. */
export const draftedTextsMax = 200;
export const draftedCharsMax = 8000;
export const actorIdMax = 128;
export const embedOriginsMax = 20;
export const keyLabelMax = 60;
/** Of why a post or a reply is hidden, beside the reason that was chosen. */
export const hidingWordsMax = 120;
export const leftOutReasonMax = 240;
/** How often an author can leave flagged responses out of a survey, or count them again. */
export const leftOutChangesMax = 50;
export const webhookAddressMax = 1000;
export const pushEndpointMax = 1000;
/** Of one survey. */
export const keysMax = 20;
/** Of one survey. */
export const kioskGrantsMax = 20;
/** Words of a survey that can be changed once people have answered. */
export const editsMax = 100;
/** How long a deletion can be undone. */
export const undeleteDays = 7;
/** Of all that a survey says, in all its languages together. */
export const surveyTextMax = 600_000;
/** Of all texts of one call together: enough for the longest response to the longest survey. */
export const requestTextMax = 700_000;
/** Of a question's number, as answers name it. */
export const questionIdMax = 20;
export const botCheckTokenMax = 8192;
export const listMax = 100;
/** How long lists show a survey after it was closed. */
export const listedDays = 90;
/** Characters of what a list goes on from. */
export const listCursorMax = 80;
export const searchMax = 20;
/** Of what operators look at: characters of an excerpt, reasons of one thing, characters that name one. */
export const operatorExcerptMax = 240;
export const operatorReasonsMax = 5;
export const operatorSearchMax = 64;
/** Characters of one part of what an authenticator says: of its longest, a statement with a key, it is several times the usual. */
export const passkeyPartMax = 8192;
/** Things of an operator's queue that come at a time. */
export const queuePage = 50;
/** Things that one decision of an operator is about. */
export const decisionsMax = 100;
/** Invitations that are made at once in the browser. */
export const invitationsMax = 100;
/** Texts or responses that are read at a time. */
export const readingMax = 100;
/** Of responses after which a survey closes. */
export const quotaMax = 1_000_000;
/** Of what an author says once a survey is closed, and to who has answered. */
export const endingMessageMax = 500;
export const thanksLinkMax = 500;
