// One file for rarely shown components of the shell: separate files would add a
// hash each to every first visit.
export { LanguageChoice } from "../language/language-choice.tsx";
export { OverrideBanner } from "./override-banner.tsx";
