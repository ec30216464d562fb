/** The name of a language in that language: "Deutsch". */
export function nameItself(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(tag));
}
