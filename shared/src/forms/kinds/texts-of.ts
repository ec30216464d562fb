/** The non-empty texts of an answer, each once. */
export function textsOf(answer: string | readonly string[]): string[] {
  const texts = [answer].flat().map((text) => text.trim());
  return [...new Set(texts)].filter((text) => text !== "");
}
