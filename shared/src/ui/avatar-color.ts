const AVATAR_COLORS = 6;

/** Which of the avatar colours belongs to a name: 0 to 5, always the same. */
export function avatarColorIndex(name: string): number {
  let hash = 0;
  for (const letter of name)
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % AVATAR_COLORS;
}
