import { codeStrength, countPossibilities } from "./code-strength.ts";

/** None looks like another, written or printed, and without vowels they make no words. */
const alphabet = "bcdfghjkmnprtvwx346789";
const groups = 2;
const groupLength = 4;

type Fill = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** Bytes from here on would make some signs likelier than others. */
const fairBytes = 256 - (256 % alphabet.length);

/**
 * A code that is hard to guess and easy to read out, such as "k7wm-4txr".
 * @param fill Fills bytes at random, as `crypto.getRandomValues` does.
 */
export function makeCode(fill: Fill): string {
  for (;;) {
    const code = Array.from({ length: groups }, () => makeGroup(fill)).join(
      "-",
    );
    // Once in some thousands it is all digits.
    if (codeStrength(countPossibilities(code)) === "hard") return code;
  }
}

function makeGroup(fill: Fill): string {
  const bytes = new Uint8Array(1);
  let group = "";
  while (group.length < groupLength) {
    fill(bytes);
    const [byte = 0] = bytes;
    if (byte < fairBytes) group += alphabet.charAt(byte % alphabet.length);
  }
  return group;
}
