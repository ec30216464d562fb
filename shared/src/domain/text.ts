/** The text cut to `max` UTF-16 units, never through the middle of a character. */
export function clipText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? max - 1 : max);
}

/** The text cut to `max` characters, the last of them an ellipsis when anything was left out. */
export function truncate(text: string, max: number, kept = max - 3): string {
  return text.length > max ? `${clipText(text, kept).trimEnd()}…` : text;
}
