/** What the page says for a name that the server gives; one that it does not know says itself. */
export function sayKnown(
  words: Readonly<Record<string, string>>,
  name: string,
): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
