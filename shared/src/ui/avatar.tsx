import { initials } from "../domain/author.ts";
import styles from "./avatar.module.css";

const AVATAR_COLORS = 6;

/** Initials on the person's colour; the name itself is shown next to it. */
export function Avatar({ name }: { readonly name: string }) {
  const color = `var(--avatar-${String(avatarColorIndex(name) + 1)})`;
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      style={{ backgroundColor: color }}
    >
      {initials(name)}
    </span>
  );
}

/** Index of the avatar colour of a name: 0 to 5, always the same. */
export function avatarColorIndex(name: string): number {
  let hash = 0;
  for (const letter of name)
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % AVATAR_COLORS;
}
