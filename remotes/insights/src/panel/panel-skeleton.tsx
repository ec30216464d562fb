import { Skeleton } from "@nearsay/core/ui";
import { insights as texts } from "#messages";
import styles from "./panel-skeleton.module.css";

/** A skeleton of the panel before its first figures, as tall as the panel of a plain survey. */
export function PanelSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.figures}>
        <div className={styles.first}>
          <p role="status" className={styles.text}>
            {texts.loading}
          </p>
          <Skeleton blockSize="var(--figure-1)" label={null} />
        </div>
        <Skeleton blockSize="var(--figure-2)" label={null} />
      </div>
      <Skeleton blockSize="var(--note)" label={null} />
      <Section blockSize="var(--summary)" />
      <Section blockSize="var(--series)" />
      <Section blockSize="var(--choices)" />
      <Section blockSize="var(--sentiment)" />
      <Section blockSize="var(--keywords)" />
    </div>
  );
}

function Section({ blockSize }: { readonly blockSize: string }) {
  return (
    <div className={styles.section}>
      <div className={styles.title}>
        <Skeleton blockSize="1em" inlineSize="10em" label={null} />
      </div>
      <Skeleton blockSize={blockSize} label={null} />
    </div>
  );
}
