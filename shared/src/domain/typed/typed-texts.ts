/** What is said of numbers and dates that are typed. */
export const typedTexts = {
  readAs: (value: string) => `Read as ${value}.`,
  twoMeanings: (typed: string, one: string, other: string) =>
    `“${typed}” can mean ${one} or ${other}. Please write it so that it means only one of them.`,
};
