import { Skeleton } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import styles from "./panel-skeleton.module.css";

/** The panel's shape before its first figures. */
export function PanelSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p role="status" className={styles.text}>
        {texts.loading}
      </p>
      <div className={styles.figures}>
        <Skeleton blockSize="5.5rem" label={null} />
        <Skeleton blockSize="5.5rem" label={null} />
      </div>
      <Skeleton lines={3} label={null} />
      <Skeleton blockSize="17rem" label={null} />
      <Skeleton blockSize="12rem" label={null} />
    </div>
  );
}
