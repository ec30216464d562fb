import type { ReadState } from "@nearsay/core/contract";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "./reading.module.css";

const words = ownerPageTexts.reading;

/** What cannot be read yet, and why; nothing if all of it can. */
export function Waiting({ state }: { readonly state: ReadState }) {
  const { waiting, shown, groupSize, nextRelease } = state;
  if (waiting > 0)
    return (
      <p className={styles.about}>
        {words.waiting[nextRelease ?? "never"]({
          group: groupSize,
          count: waiting,
        })}
      </p>
    );
  return shown === 0 ? <p className={styles.about}>{words.nothing}</p> : null;
}
