const consonants = "bdfgklmnprstvwz";
const vowels = "aeiou";
const syllables = consonants.length * vowels.length;

/**
 * A pronounceable word of six letters, by which people distinguish keys. It is
 * derived from a 32-bit hash, far too short to recover the key.
 */
export function checkWord(key: string): string {
  let rest = hashOf(key);
  let word = "";
  for (let count = 0; count < 3; count += 1) {
    const syllable = rest % syllables;
    rest = Math.floor(rest / syllables);
    word += consonants.charAt(Math.floor(syllable / vowels.length));
    word += vowels.charAt(syllable % vowels.length);
  }
  return word;
}

/** FNV-1a with a final mix, so that nearly identical keys get different words. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
