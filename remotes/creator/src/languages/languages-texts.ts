import type { DraftFailure } from "@nearsay/core/contract";
import { formatCount, plural } from "@nearsay/core/domain";

/** What the editor says of the languages of a survey. */
export const languagesTexts = {
  heading: "Other languages",
  about:
    "People choose on the form in which language they read. An answer counts the same in all of them, and what is not translated stands as you wrote it.",
  open: "Translate this survey",
  close: "Hide translations",
  loading: "The translations are loading",
  failed: "The translations could not be loaded",
  first: "Say first in which language the survey is written.",
  add: "Add a language",
  addButton: "Add",
  choose: "Choose a language",
  full: (count: number) =>
    `A survey can be in ${formatCount(count)} other languages at most.`,
  added: (language: string) => `${language} was added.`,
  progress: (language: string, done: number, all: number) =>
    `${language}: ${formatCount(done)} of ${plural(all, {
      one: "1 text",
      other: `${formatCount(all)} texts`,
    })}`,
  missing: "Not translated yet",
  complete: "Everything is translated.",
  nothing: "There is nothing to translate yet: write the survey first.",
  remove: (language: string) => `Remove ${language}`,
  ask: {
    title: (language: string) => `Remove ${language}?`,
    about: "What you wrote in this language is deleted.",
    keep: "Keep it",
    remove: "Remove it",
  },
  draft: {
    ask: (language: string) => `Draft the translation: ${language}`,
    busy: (done: number, all: number) =>
      `Drafting: ${formatCount(done)} of ${formatCount(all)}`,
    cancel: "Cancel",
    came: (count: number) =>
      plural(count, {
        one: "1 text was drafted and waits for your approval.",
        other: `${formatCount(count)} texts were drafted and wait for your approval.`,
      }),
    waiting: (count: number) =>
      plural(count, {
        one: "1 text was drafted by the AI model. It is published once you approve it; until then the original stands in its place.",
        other: `${formatCount(count)} texts were drafted by the AI model. They are published once you approve them; until then the original stands in their place.`,
      }),
    approveAll: "Approve all",
    mark: "Drafted, not approved.",
    approve: "Approve",
    approveText: (text: string) => `Approve: ${text}`,
    some: "The AI model left texts out.",
    failed: "The translation could not be drafted.",
    failures: {
      busy: "The AI model has too much to do right now.",
      declined: "The AI model declined to draft this translation.",
      cut: "The AI model broke off before it was done.",
      unreadable: "What the AI model wrote could not be read.",
      silent: "The AI model fell silent.",
      unreachable: "The AI model could not be reached.",
      broken: "The AI model failed to draft this translation.",
    } satisfies Record<DraftFailure, string>,
  },
  roles: {
    title: "Title",
    instructions: "Instructions",
    question: (number: number) => `Question ${formatCount(number)}`,
    challenge: (number: number) => `Challenge question ${formatCount(number)}`,
    option: (number: number, place: number) =>
      `Question ${formatCount(number)}, option ${formatCount(place)}`,
    other: (number: number) =>
      `Question ${formatCount(number)}, asked of who chose “Other …”`,
    hint: (number: number) => `Question ${formatCount(number)}, hint`,
    low: (number: number) =>
      `Question ${formatCount(number)}, low end of the scale`,
    high: (number: number) =>
      `Question ${formatCount(number)}, high end of the scale`,
    unit: (number: number) => `Question ${formatCount(number)}, unit`,
    heading: (number: number) =>
      `Heading of the section before question ${formatCount(number)}`,
    text: (number: number) =>
      `Text of the section before question ${formatCount(number)}`,
  },
  problems: {
    noLanguage:
      "Say in which language the survey is written, as it has translations.",
    own: (language: string) =>
      `The survey is written in ${language}. Remove the translation into it, or choose another language of the survey.`,
    ambiguous: (number: number, text: string) =>
      `Question ${formatCount(number)} has “${text}” for two of its options, in one language or in two. Word one of them otherwise.`,
  },
  leftOut: "Translations into languages that are not known here.",
};
