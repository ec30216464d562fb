// All that comes with questions of other kinds: one file, whichever page asks for it.
export { FormedFields } from "./formed-fields.tsx";
export { FormedForm, replaceForm } from "./formed-form.tsx";
