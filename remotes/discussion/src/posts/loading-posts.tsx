import { Skeleton } from "@nearsay/core/ui";
import { Fragment } from "react";
import { texts } from "../texts.ts";
import styles from "./post-list.module.css";

/** The shape of posts on their way: pictures, each beside a name and what was said. */
export function LoadingPosts() {
  return (
    <div className={styles.loading}>
      {[texts.loading, null, null].map((label, index) => (
        <Fragment key={index}>
          <Skeleton blockSize={36} inlineSize={36} round label={label} />
          <Skeleton lines={2} label={null} />
        </Fragment>
      ))}
    </div>
  );
}
