import type { DraftProgress } from "@nearsay/core/contract";
import { announce, ProgressBar } from "@nearsay/core/ui";
import { useEffect, useRef } from "react";
import { creator as texts } from "#messages";
import { DraftSoFar } from "./draft-so-far.tsx";
import styles from "./generation-progress.module.css";

/** A draft in progress, shown as it arrives. */
export function GenerationProgress(props: {
  readonly progress: DraftProgress | null;
}) {
  const { progress } = props;
  useCountAnnouncement(progress?.questions.length ?? 0);
  return (
    <div className={styles.progress}>
      <ProgressBar hideLabel label={texts.prompt.working} />
      <p className={styles.note}>{texts.prompt.note}</p>
      {progress && (
        <DraftSoFar busy heading={texts.prompt.soFar} draft={progress} />
      )}
    </div>
  );
}

const announcedEveryMs = 5_000;

/** Announcing every question would make announcements overlap. */
function useCountAnnouncement(count: number): void {
  const last = useRef(-Infinity);
  useEffect(() => {
    if (count === 0) return;
    const wait = last.current + announcedEveryMs - performance.now();
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        announce(texts.prompt.drafted({ count }));
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [count]);
}
