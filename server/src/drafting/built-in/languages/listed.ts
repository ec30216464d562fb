/** "Good, Fair, Poor" as a list. */
export function listed(texts: string): readonly string[] {
  return texts.split(", ");
}
