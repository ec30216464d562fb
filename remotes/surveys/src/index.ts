// What the embed uses of this remote. Kept small, because each KB of it is
// loaded by other sites' pages.
export {
  AnswerForm,
  type AnswerFormProps,
  formParts,
} from "./answer/answer-form.tsx";
export { FormNotes } from "./answer/form-notes.tsx";
export { ElsewhereNote } from "./answer/elsewhere-note.tsx";
export { isFormed } from "./answer/is-formed.ts";
export type { GivenAnswers } from "./answer/send-answers.ts";
/** Loads the form for surveys with questions of any kind (see is-formed.ts). */
export const bringForm = async () =>
  (await import("./answer/formed/formed-form.tsx")).FormedForm;
export { listTopSurveys, searchSurveys } from "./api/search-calls.ts";
export { AuthorThanks } from "./answer/author-thanks.tsx";
export { Thanks } from "./answer/thanks.tsx";
export { isMissing } from "./is-missing.ts";
export { useFocusLeftBehind, useRetryFocus } from "./use-focus.ts";
