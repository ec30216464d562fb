import {
  decisions as known,
  type ModeratedThing,
} from "@nearsay/core/contract";
import { Button, DangerButton } from "@nearsay/core/ui";
import { moderate as words, queue as texts } from "#messages";
import type { Decisions } from "../moderate/use-decisions.ts";
import styles from "./queue.module.css";

/** Decides on all selected items at once; stays visible while the page scrolls. */
export function BulkBar(props: {
  readonly things: readonly ModeratedThing[];
  readonly decisions: Decisions;
}) {
  const { things, decisions } = props;
  return (
    <div role="group" aria-label={texts.bulk} className={styles.bar}>
      <p className={styles.count} role="status">
        {texts.chosen({ count: things.length })}
      </p>
      {known.map((decision) => {
        const Act = decision === "remove" ? DangerButton : Button;
        return (
          <Act
            key={decision}
            aria-label={texts.bulkNamed[decision]}
            onClick={() => decisions.decide(decision, things)}
          >
            {words.decide[decision]}
          </Act>
        );
      })}
    </div>
  );
}
