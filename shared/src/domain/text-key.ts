import { lengthOf } from "../forms/text.ts";

// The characters of the first group stay: within an emoji they determine what
// is drawn, a family or three people, one flag or another.
const unseen =
  /((?<=[\p{ExtPict}\p{EMod}]\ufe0f?)\u200d(?=\p{ExtPict})|\u{1f3f4}\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{3}\u{e007f})|(?!\s)[\p{DI}\p{Cc}]|[\ufeff\ufff9-\ufffb]/gu;
const space = /[\s\u2800\u{1d159}]+/gu;

/**
 * Equal for two texts that look the same. Invisible characters, compatibility
 * characters, compositions and the width of spaces make no difference; letters,
 * case and signs do. For comparison only. Never show or store it: Persian words
 * and emoji need the characters that are removed here.
 */
export function textKey(text: string): string {
  return text
    .replace(unseen, "$1")
    .normalize("NFKC")
    .replace(space, " ")
    .trim();
}

/** Number of visible characters of a text, for minimum lengths. */
export function seenLength(text: string): number {
  return lengthOf(textKey(text));
}
