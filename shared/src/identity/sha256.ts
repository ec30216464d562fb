import { once } from "../domain/once.ts";

/**
 * SHA-256 as lower-case hex. `crypto.subtle` implements it, too, but only on
 * pages from https or localhost, and every page needs an identity. The package
 * that solves puzzles is seven times as fast, but four times as large (2,403
 * bytes compared with 638), and at most one hash is computed here.
 */
export function sha256Hex(bytes: Uint8Array): string {
  const state = fractions(Math.sqrt, 8);
  const message = new DataView(pad(bytes).buffer);
  for (let at = 0; at < message.byteLength; at += 64) {
    compress(state, message, at);
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** The message, a one bit, zeros up to a full block, and the length in bits. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const length = BigInt(bytes.length) * 8n;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, length);
  return padded;
}

function compress(state: Uint32Array, message: DataView, at: number): void {
  const words = schedule(message, at);
  const constants = roundConstants();
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, round) => {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + mixed + choice + (constants[round] ?? 0) + word) | 0;
    const spread = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, (d + first) | 0];
    [d, c, b, a] = [c, b, a, (first + spread + majority) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

/** The 16 words of a block, extended to one for each of the 64 rounds. */
function schedule(message: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    words[index] =
      index < 16
        ? message.getUint32(at + index * 4)
        : word(index - 16) +
          shuffle(word(index - 15), 7, 18, 3) +
          word(index - 7) +
          shuffle(word(index - 2), 17, 19, 10);
  }
  return words;
}

function shuffle(word: number, one: number, two: number, shift: number) {
  return (rotate(word, one) ^ rotate(word, two) ^ (word >>> shift)) >>> 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

const roundConstants = once(() => fractions(Math.cbrt, 64));

/** The first 32 fractional bits of the roots of the first primes. */
function fractions(root: (value: number) => number, count: number) {
  const found: number[] = [];
  for (let value = 2; found.length < count; value += 1) {
    if (found.every((prime) => value % prime !== 0)) found.push(value);
  }
  return Uint32Array.from(found, (prime) => (root(prime) % 1) * 2 ** 32);
}
