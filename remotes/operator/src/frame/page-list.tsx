import { Button, ErrorState, Notice, Skeleton } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import styles from "./frame.module.css";
import { frame as frameTexts } from "#messages";
import type { Pages } from "./use-pages.ts";

/** A paged list with its loading, empty, failed and further pages states. */
export function PageList<Item>(props: {
  readonly pages: Pages<Item>;
  /** Message while loading. */
  readonly loading: string;
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}) {
  const { pages, loading, empty, children } = props;
  const { page, busy, failure, readOn } = pages;
  if (page === null)
    return failure === null ? (
      <Skeleton lines={6} label={loading} />
    ) : (
      <ErrorState message={failure} onRetry={readOn} busy={busy} />
    );
  return (
    <>
      {page.items.length === 0 && page.next === null
        ? empty
        : children(page.items)}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {(failure !== null || page.next !== null) && (
        <div className={styles.line}>
          <Button busy={busy} busyText={frameTexts.working} onClick={readOn}>
            {failure === null ? frameTexts.more : frameTexts.retry}
          </Button>
        </div>
      )}
    </>
  );
}
