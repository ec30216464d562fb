import type { DraftProgress } from "@nearsay/core/contract";
import { announce, ProgressBar } from "@nearsay/core/ui";
import { useEffect, useId, useRef } from "react";
import { texts } from "../texts.ts";
import styles from "./generation-progress.module.css";

/** A draft under way; what there is of it shows as it comes. */
export function GenerationProgress(props: {
  readonly progress: DraftProgress | null;
}) {
  const { progress } = props;
  const headingId = useId();
  useCountAnnouncement(progress?.questions.length ?? 0);
  return (
    <div className={styles.progress}>
      <ProgressBar hideLabel label={texts.prompt.working} />
      <p className={styles.note}>{texts.prompt.note}</p>
      {progress && (
        <section aria-labelledby={headingId} aria-busy className={styles.draft}>
          <h2 id={headingId} className={styles.heading}>
            {texts.prompt.soFar}
          </h2>
          {progress.title !== "" && (
            <p className={styles.title}>{progress.title}</p>
          )}
          <ol className={styles.questions}>
            {/* By place: a model may ask the same twice, and they only grow. */}
            {progress.questions.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const announcedEveryMs = 5_000;

/** Every question said aloud would talk over itself. */
function useCountAnnouncement(count: number): void {
  const last = useRef(-Infinity);
  useEffect(() => {
    if (count === 0) return;
    const wait = last.current + announcedEveryMs - performance.now();
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        announce(texts.prompt.drafted(count));
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [count]);
}
