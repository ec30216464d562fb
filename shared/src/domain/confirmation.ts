let collator: Intl.Collator | undefined;

/**
 * Whether what somebody typed is what they were asked to type, before something
 * goes for good. Case, accents, spaces, quotes and other marks are forgiven in
 * every script: they say nothing about what was meant.
 */
export function confirms(typed: string, asked: string): boolean {
  // Of no language, so that "sil" and "SIL" both are "SİL".
  collator ??= new Intl.Collator("und", {
    sensitivity: "base",
    ignorePunctuation: true,
  });
  const given = inOneForm(typed);
  return given !== "" && collator.compare(given, inOneForm(asked)) === 0;
}

function inOneForm(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, " ").trim();
}
