// What the embed shows of surveys: small on purpose, as each KB of it is paid for by pages of others.
export {
  AnswerForm,
  type AnswerFormProps,
  formParts,
} from "./answer/answer-form.tsx";
export { FormNotes } from "./answer/form-notes.tsx";
export { ElsewhereNote } from "./answer/elsewhere-note.tsx";
export { isFormed } from "./answer/is-formed.ts";
export type { GivenAnswers } from "./answer/send-answers.ts";
/** The form of a survey that is formed. */
export const bringForm = async () =>
  (await import("./answer/formed/formed-form.tsx")).FormedForm;
export { ThanksWords } from "./answer/thanks-words.tsx";
export { Thanks } from "./answer/thanks.tsx";
export { isMissing } from "./is-missing.ts";
export { useFocusLeftBehind, useRetryFocus } from "./use-focus.ts";
