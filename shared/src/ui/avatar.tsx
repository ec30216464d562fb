import { initials } from "../domain/author.ts";
import { avatarColorIndex } from "./avatar-color.ts";
import styles from "./avatar.module.css";

export interface AvatarProps {
  readonly name: string;
}

/** Initials on the person's colour; the name itself stands beside it. */
export function Avatar({ name }: AvatarProps) {
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
