/** The name of a page. @param path Of the table of routes. @param english Its English name. */
export const titleOf = (_path: string, english: string): string => english;

/**
 * Description of a page for search engines and link previews; that of "/" also
 * describes the site.
 */
export const descriptionOf = (_path: string, english: string): string =>
  english;
