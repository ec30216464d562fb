/** What a page is called. @param path Of the table of routes. @param english What it is called in English. */
export const titleOf = (_path: string, english: string): string => english;

/** What search engines and links to a page say of it; of "/" they say it of the site, too. */
export const descriptionOf = (_path: string, english: string): string =>
  english;
