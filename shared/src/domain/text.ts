/** The text cut to `max` UTF-16 units, never through the middle of a character. */
export function clipText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? max - 1 : max);
}

/** The text where it has no more than `max` characters, else three fewer and an ellipsis. */
export function truncate(text: string, max: number): string {
  return text.length > max ? `${clipText(text, max - 3).trimEnd()}…` : text;
}
