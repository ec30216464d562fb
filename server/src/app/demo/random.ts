/** Pseudorandom numbers from 0 to 1 (exclusive), the same for the same name. */
export type Random = () => number;

/** Mulberry32, seeded with an FNV-1a hash of the name. */
export function createRandom(name: string): Random {
  let state = hash(name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string): number {
  return Array.from(text).reduce(
    (sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
}

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
