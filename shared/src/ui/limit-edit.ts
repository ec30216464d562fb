export interface LimitedEdit {
  readonly text: string;
  /** Where the caret belongs, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Shortens what an edit inserted until the text fits `max` UTF-16 units, as a
 * native `maxlength` does: text around the insertion is never pushed out, and
 * a surrogate pair is kept whole or left out.
 */
export function limitEdit(
  before: string,
  after: string,
  max: number,
): LimitedEdit {
  const start = commonStart(before, after);
  const tail = commonEnd(before, after, start);
  const inserted = after.slice(start, after.length - tail);
  const room = Math.max(0, inserted.length - Math.max(0, after.length - max));
  const kept = keepWhole(inserted, room);
  const text = after.slice(0, start) + kept + after.slice(after.length - tail);
  // A value that was too long before the edit is cut at its end.
  const fitting = keepWhole(text, max);
  return {
    text: fitting,
    caret: Math.min(start + kept.length, fitting.length),
  };
}

function commonStart(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let index = 0;
  while (index < end && a[index] === b[index]) index += 1;
  return splitsPair(b, index) ? index - 1 : index;
}

function commonEnd(a: string, b: string, start: number): number {
  const end = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < end && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return splitsPair(b, b.length - count) ? count - 1 : count;
}

function keepWhole(text: string, units: number): string {
  return text.slice(0, splitsPair(text, units) ? units - 1 : units);
}

function splitsPair(text: string, index: number): boolean {
  const [before, after] = [text.charCodeAt(index - 1), text.charCodeAt(index)];
  return (
    before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff
  );
}
