// What few surveys say beside their questions: one file, whichever page asks for it.
export { FormNotes } from "./form-notes.tsx";
export { ThanksWords } from "./thanks-words.tsx";
