import { lengthOf } from "./text.ts";

// What is in the first group stays: within an emoji it decides what is drawn, a family or three people, one flag or another.
const unseen =
  /((?<=[\p{ExtPict}\p{EMod}]\ufe0f?)\u200d(?=\p{ExtPict})|\u{1f3f4}\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{3}\u{e007f})|(?!\s)[\p{DI}\p{Cc}]|[\ufeff\ufff9-\ufffb]/gu;
const space = /[\s\u2800\u{1d159}]+/gu;

/**
 * Equal for two texts that look the same. What cannot be seen, compatibility
 * characters, compositions and the width of space make no difference; letters,
 * case and signs do. It is for comparing only. Never show or keep it: Persian
 * words and emoji need what is left out here.
 */
export function textKey(text: string): string {
  return text
    .replace(unseen, "$1")
    .normalize("NFKC")
    .replace(space, " ")
    .trim();
}

/** How many characters of a text can be seen: what a least length is measured by. */
export function seenLength(text: string): number {
  return lengthOf(textKey(text));
}
