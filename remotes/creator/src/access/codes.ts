/** No two look similar, on screen or on paper, and without vowels they form no words. */
const alphabet = "bcdfghjkmnprtvwx346789";
const groups = 2;
const groupLength = 4;

type Fill = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** Bytes from this value on would make some characters more likely than others. */
const fairBytes = 256 - (256 % alphabet.length);

/**
 * A code that is hard to guess and easy to read aloud, such as "k7wm-4txr".
 * @param fill Fills bytes at random, like `crypto.getRandomValues`.
 */
export function makeCode(fill: Fill): string {
  for (;;) {
    const code = Array.from({ length: groups }, () => makeGroup(fill)).join(
      "-",
    );
    // Once in some thousands, it consists of digits only.
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

/** How soon a code is found by an attacker who tries the most likely codes first. */
export type CodeStrength = "first" | "easy" | "fair" | "hard";

/**
 * Upper limits of the number of possibilities for each strength; a day of
 * guessing is some hundreds of attempts from one network.
 */
const firstBelow = 1_001;
const easyBelow = 1_000_000;
const fairBelow = 1_000_000_000;

/** Size of a word list that an attacker would try. */
const words = 100_000;
/** Number of codes that everyone tries first. */
const favourites = 100;

/** Frequently chosen codes that follow no pattern. */
const common =
  /^(?:access|admin|asdf|azerty|code|hello|letmein|love|open|password|private|qwer|qwerty|qwertz|secret|sesame|survey|test|vote|welcome)$/i;
const year = /^(?:19|20)\d\d$/;

/**
 * Number of codes that a clever attacker must try before finding this one, 0
 * for none: digits count as digits, letters as a word, and common codes and
 * sequences as such. An underestimate rather than an overestimate.
 */
export function countPossibilities(code: string): number {
  const parts = code.trim().match(/\p{L}+|\p{N}+|[^\p{L}\p{N}]/gu) ?? [];
  return parts.length === 0
    ? 0
    : parts.reduce((product, part) => product * possibilitiesOf(part), 1);
}

function possibilitiesOf(part: string): number {
  if (common.test(part) || year.test(part) || isSequence(part))
    return Math.min(favourites, baseOf(part) ** part.length);
  return Math.min(
    baseOf(part) ** part.length,
    /^\p{L}/u.test(part) ? words : Infinity,
  );
}

function baseOf(part: string): number {
  if (/^\p{N}/u.test(part)) return 10;
  return /^\p{L}/u.test(part) ? 26 : 5;
}

/** "1234", "4321", "0000" or "abcd": three or more characters, with equal differences. */
function isSequence(part: string): boolean {
  const points = Array.from(part, (sign) => sign.codePointAt(0) ?? 0);
  const steps = points.slice(1).map((point, at) => point - (points[at] ?? 0));
  const [step = NaN] = steps;
  return (
    steps.length >= 2 &&
    Math.abs(step) <= 1 &&
    steps.every((one) => one === step)
  );
}

export function codeStrength(possibilities: number): CodeStrength {
  if (possibilities < firstBelow) return "first";
  if (possibilities < easyBelow) return "easy";
  return possibilities < fairBelow ? "fair" : "hard";
}
