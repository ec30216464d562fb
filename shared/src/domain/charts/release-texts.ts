import { plural } from "../locale.ts";

/** What figures say of the responses that they rest on. Numbers and dates arrive formatted, beside a count that decides the wording. */
export const releaseTexts = {
  atOnce: "Figures follow each answer at once.",
  atOnceHint: "Whoever watches them can tell what one person answered.",

  nobodyYet: "Nobody has answered yet.",
  nobody: "Nobody answered.",
  answered: (count: number, formatted: string) =>
    plural(count, {
      one: `${formatted} person answered.`,
      other: `${formatted} people answered.`,
    }),
  from: (first: string, group: string) =>
    `Results show from ${first} answers on, in groups of at least ${group}, never one by one.`,
  networks: (group: string) =>
    `Results show once at least ${group} answers come from several networks, so that nobody can make up a group alone.`,
  closing: (date: string | null) =>
    `Results show once the survey is closed${date === null ? "" : `, on ${date}`}.`,
  tooFew: "Too few answers to show without telling who gave them.",
  soon: "Results show in a moment.",

  shown: (shown: string, all: string) => `Shows ${shown} of ${all} answers`,
  shownAll: (all: string) => `Shows all ${all} answers.`,
  next: (shown: string) => `${shown}; the next are shown together.`,
  restsOn: (shown: string) =>
    `Every figure but the number of responses rests on those ${shown}.`,
  restAtClosing: (date: string | null) =>
    `The others show once the survey is closed${date === null ? "" : `, on ${date}`}.`,
  restTooFew: (count: number, formatted: string) =>
    plural(count, {
      one: "The last one cannot be shown without telling who gave it.",
      other: `The other ${formatted} are too few to show without telling who gave them.`,
    }),
  restSoon: "The others show in a moment.",
};
