// What the element says, in the language of a build: a module of its own at a permanent address.
export { direction, language } from "@nearsay/core/domain";
export { elementTexts } from "./texts.ts";
