import { formatCount, plural } from "../../domain/index.ts";

/** What the form of questions says beside the questions. */
export const texts = {
  required: "required",
  optional: "optional",
  allRequired: "All questions need an answer.",
  oneAllowed: "Choose one.",
  anyAllowed: "Choose any number.",
  exactly: (count: number) => `Choose ${formatCount(count)}.`,
  atLeast: (count: number) => `Choose at least ${formatCount(count)}.`,
  atMost: (count: number) => `Choose at most ${formatCount(count)}.`,
  between: (least: number, most: number) =>
    `Choose ${formatCount(least)} to ${formatCount(most)}.`,
  clearChoice: "Clear choice",
  unanswerable:
    "This question cannot be answered on this page. It is left out of your response.",
  stars: (count: number) =>
    plural(count, { one: "1 star", other: `${formatCount(count)} stars` }),
  number: {
    whole: (least: string, most: string) =>
      `A whole number from ${least} to ${most}.`,
    notWhole: (least: string, most: string) =>
      `Please write a whole number from ${least} to ${most}, in digits.`,
    decimal: (least: string, most: string, digits: string) =>
      `A number from ${least} to ${most}, with up to ${digits} after the point.`,
    notDecimal: (least: string, most: string, digits: string) =>
      `Please write a number from ${least} to ${most}, with up to ${digits} after the point.`,
    digits: (count: number) =>
      plural(count, {
        one: "1 digit",
        other: `${formatCount(count)} digits`,
      }),
  },
  date: {
    range: (first: string, last: string) => `From ${first} to ${last}.`,
    none: "Please choose a whole date: day, month and year.",
    outside: (first: string, last: string) =>
      `Please choose a date from ${first} to ${last}.`,
    month: (first: string, last: string, like: string) =>
      `A month from ${first} to ${last}, such as ${like}. Only the month is kept.`,
    year: (first: string, last: string) =>
      `A year from ${first} to ${last}. Only the year is kept.`,
    decade: (first: string, last: string, like: string) =>
      `A year from ${first} to ${last}. Only its decade is kept, such as ${like}.`,
    notMonth: (first: string, last: string, like: string) =>
      `Please write a month from ${first} to ${last}, such as ${like}.`,
    notYear: (first: string, last: string) =>
      `Please write a year from ${first} to ${last}, in digits.`,
  },
  ranking: {
    how: "Press them in your order, the best one first.",
    change: "Move them until the order is yours.",
    ranked: "Your order",
    left: "Not ranked yet",
    place: (option: string, rank: number) =>
      `Put ${option} at ${formatCount(rank)}`,
    up: (option: string) => `Move ${option} up`,
    down: (option: string) => `Move ${option} down`,
    clear: "Clear order",
    cleared: "The order is cleared.",
    at: (option: string, rank: number, all: number) =>
      `${option}: ${formatCount(rank)} of ${formatCount(all)}`,
    incomplete: "Please rank all of them, or clear the order.",
  },
  statements: {
    label: "Statements",
    at: (number: number, all: number) =>
      `Statement ${formatCount(number)} of ${formatCount(all)}`,
    answered: (answered: number, all: number) =>
      `${formatCount(answered)} of ${formatCount(all)} answered`,
    list: "All statements",
    open: "not answered",
    back: "Back to the one before",
    clear: "Clear answer",
    done: "You have been through all of them. Press one to change it.",
  },
  pages: {
    at: (page: number, all: number) =>
      `Page ${formatCount(page)} of ${formatCount(all)}`,
    next: "Next",
    back: "Back",
  },
  added: (count: number) =>
    plural(count, {
      one: "1 more question is asked.",
      other: `${formatCount(count)} more questions are asked.`,
    }),
  removed: (count: number) =>
    plural(count, {
      one: "1 question is asked no more.",
      other: `${formatCount(count)} questions are asked no more.`,
    }),
  problems: {
    required: "This question needs an answer.",
    option: "Please choose again: what was chosen is no longer offered.",
    single: "Please choose only one.",
    exclusive: (option: string) =>
      `“${option}” goes with nothing else that is chosen.`,
    long: "This text is too long.",
  },
} as const;
