import { limits } from "@nearsay/core/contract";

export const thought =
  "The square is loud on Saturdays, and that is what it is for.\nA fountain would be louder still: https://example.org/fountain";

/** The maximum length, with no position to break the line at. */
export const longWord = "Waldweg".repeat(40).slice(0, limits.postMax);

export const arabic = "النافورة فكرة جميلة، لكن أين ستكون السوق؟ 🌳";

const lines =
  "Benches.\nA fountain.\nTrees along the wall, and a lamp.\nTables for chess.\nNothing that has to be locked at night.\nAnd somewhere to leave a bicycle.\n";

export const atLimit = lines.repeat(2).slice(0, limits.postMax);

export const nearLimit = thought.repeat(2).slice(0, limits.postMax - 12);
