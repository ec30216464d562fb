let collator: Intl.Collator | undefined;

/**
 * Whether a typed text matches the requested one, as a confirmation before a
 * permanent deletion. Case, accents, spaces, quotes and other punctuation are
 * ignored in every script: they do not change what was meant.
 */
export function confirms(typed: string, asked: string): boolean {
  // Without a language, so that "sil" and "SIL" both equal "SİL".
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
