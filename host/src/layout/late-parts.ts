// One file for what few see in the shell: each of its own would cost every first visit a hash.
export { LanguageChoice } from "../language/language-choice.tsx";
export { OverrideBanner } from "./override-banner.tsx";
