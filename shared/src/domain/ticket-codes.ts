/** Crockford's base 32: characters that could be mistaken for these are in `lookAlikes`. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 4;
const codeLength = 16;

/** Printed characters by the one they are mistaken for. */
const lookAlikes: Record<string, string> = { O: "0", I: "1", L: "1", U: "V" };

/** Bytes of a code: 80 bits. */
export const ticketBytes = 10;

/** A code of these bytes in four groups, such as "7KQ2-M0XR-94TB-WZ1F". */
export function writeTicketCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes.subarray(0, ticketBytes), (byte) =>
    byte.toString(2).padStart(8, "0"),
  ).join("");
  const signs = Array.from({ length: codeLength }, (_, at) =>
    alphabet.charAt(Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2)),
  );
  return inGroups(signs.join(""));
}

/**
 * The code that a person typed or scanned, with any spacing and spelling; null
 * if it cannot be one.
 */
export function readTicketCode(text: string): string | null {
  const signs = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, "")
    .replace(/[OILU]/g, (sign) => lookAlikes[sign] ?? sign);
  const isCode =
    signs.length === codeLength &&
    [...signs].every((sign) => alphabet.includes(sign));
  return isCode ? inGroups(signs) : null;
}

function inGroups(signs: string): string {
  return Array.from({ length: codeLength / groupLength }, (_, at) =>
    signs.slice(groupLength * at, groupLength * (at + 1)),
  ).join("-");
}
