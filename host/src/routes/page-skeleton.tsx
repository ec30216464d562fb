import { Skeleton } from "@nearsay/core/ui";
import styles from "./page-skeleton.module.css";

/** The shape most pages of remotes share: a heading, a line, and what follows. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton blockSize="2.6rem" inlineSize="70%" />
      <Skeleton blockSize="1.4rem" inlineSize="50%" label={null} />
      <Skeleton blockSize="12rem" label={null} />
    </div>
  );
}
