/** Digits of Chinese numbers, which Unicode classifies as letters. */
const hanDigits = "〇一二三四五六七八九";

const isDigit = /^\p{Nd}$/u;

/**
 * A typed text with the characters of a plain keyboard: digits of every script
 * as 0 to 9, one kind of minus, space and apostrophe, and no invisible
 * characters.
 */
export function plainSigns(typed: string): string {
  return typed
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[！-～]/g, narrow)
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[〇一二三四五六七八九]/g, (sign) => `${hanDigits.indexOf(sign)}`)
    .replace(/[−‐‑‒–﹣]/g, "-")
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/،/g, ",")
    .replace(/٪/g, "%")
    .replace(/\s+/g, " ")
    .trim();
}

function narrow(wide: string): string {
  return String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
}

/** In Unicode, the ten digits of a script are consecutive, starting with zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = code;
  while (isDigit.test(String.fromCodePoint(before - 1))) before -= 1;
  return String((code - before) % 10);
}
