/** The page's text for a name from the server; the name itself if it is unknown. */
export function sayKnown(
  words: Readonly<Record<string, string>>,
  name: string,
): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
