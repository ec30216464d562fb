import {
  readReleasePointer,
  type ReleasePointer,
} from "@nearsay/core/contract";

export function writePointerText(pointer: ReleasePointer): string {
  return `${JSON.stringify(pointer, null, 2)}\n`;
}

/**
 * @param where For people.
 * @throws Error if it is not a pointer: it would be overwritten if it were
 *   treated as missing.
 */
export function readPointerText(text: string, where: string): ReleasePointer {
  const pointer = readReleasePointer(parse(text));
  if (pointer !== null) return pointer;
  throw new Error(
    `${where} is damaged. Replace it with an intact one, or remove it.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
