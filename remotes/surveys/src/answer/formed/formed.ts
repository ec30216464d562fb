// Everything for questions of other kinds, in one file for all pages that load
// it.
export { FormedFields } from "./formed-fields.tsx";
export { FormedForm, replaceForm } from "./formed-form.tsx";
