/** When figures show what was answered. Apart, since embedded surveys bring this and no others. */
export const resultsTexts = {
  inGroups: (first: string, group: string) =>
    `Results show from ${first} answers on, in groups of at least ${group}, never one by one.`,
};
