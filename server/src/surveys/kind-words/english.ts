/** How a question is answered. Numbers and days arrive as they are written. */
export const texts = {
  text: "in your own words",
  ranking: "all options in order",
  number: (least: string, most: string, unit: string) =>
    `a number from ${least} to ${most} ${unit}`.trim(),
  day: (first: string, last: string) => `a day from ${first} to ${last}`,
  month: (first: string, last: string) => `a month from ${first} to ${last}`,
  year: (first: string, last: string) => `a year from ${first} to ${last}`,
  several: "any number of options",
  one: "one option",
};
