import { Skeleton } from "@nearsay/core/ui";
import styles from "./page-skeleton.module.css";

/** The shape most pages share: a heading, here for the ear alone, a line, and what follows. */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <Skeleton blockSize="2.6rem" inlineSize="70%" />
      <Skeleton blockSize="1.4rem" inlineSize="50%" label={null} />
      <Skeleton blockSize="12rem" label={null} />
    </div>
  );
}
