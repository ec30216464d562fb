// What the embed shows of surveys: small on purpose, as each KB of it is paid for by pages of others.
export { AnswerForm } from "./answer/answer-form.tsx";
export type { GivenAnswers } from "./answer/send-answers.ts";
export { Thanks } from "./answer/thanks.tsx";
export { isMissing } from "./is-missing.ts";
export { useFocusLeftBehind, useRetryFocus } from "./use-focus.ts";
