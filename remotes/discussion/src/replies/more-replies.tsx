import { Button } from "@nearsay/core/ui";
import type { RefObject } from "react";
import { texts } from "../texts.ts";
import { useNear } from "../use-near.ts";
import styles from "./reply-thread.module.css";

interface MoreRepliesProps {
  /** How many are not shown. */
  readonly count: number;
  readonly busy: boolean;
  readonly failed: boolean;
  /** Asks by itself before anybody arrives. */
  readonly eager: boolean;
  /** @param here Somebody is on the button, and goes on from what comes. */
  readonly onMore: (here: boolean) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Stands for the replies that are not shown, and shows them. */
export function MoreReplies(props: MoreRepliesProps) {
  const { count, busy, failed, eager, onMore, button } = props;
  useNear(button, eager && !busy && !failed, () => {
    onMore(document.activeElement === button.current);
  });
  return (
    <div className={styles.more}>
      {failed && <p>{texts.replies.loadFailed}</p>}
      <Button
        ref={button}
        busy={busy}
        onClick={() => {
          onMore(true);
        }}
      >
        {failed ? texts.replies.retry : texts.replies.more(count)}
      </Button>
    </div>
  );
}
