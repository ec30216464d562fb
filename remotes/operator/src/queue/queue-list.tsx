import type { OperatorItem } from "@nearsay/core/contract";
import { classNames } from "@nearsay/core/ui";
import frame from "../frame/frame.module.css";
import { ItemCard } from "../moderate/item-card.tsx";
import type { Decisions } from "../moderate/use-decisions.ts";
import { keyOf } from "./after-decision.ts";
import styles from "./queue.module.css";
import { queue as texts } from "#messages";

/** Waiting items, each with a checkbox that selects it. */
export function QueueList(props: {
  readonly items: readonly OperatorItem[];
  readonly chosen: ReadonlySet<string>;
  readonly decisions: Decisions;
  readonly onChoose: (key: string, isChosen: boolean) => void;
}) {
  const { items, chosen, decisions, onChoose } = props;
  return (
    <ul
      aria-label={texts.list}
      className={classNames(frame.list, styles.queue)}
    >
      {items.map((item) => {
        const key = keyOf(item);
        return (
          <li key={key}>
            <ItemCard
              item={item}
              decisions={decisions}
              to={`?part=file&q=${encodeURIComponent(addressOf(item))}`}
              mark={
                <label className={styles.mark}>
                  <input
                    type="checkbox"
                    data-queue-key={key}
                    aria-label={texts.choose(item)}
                    checked={chosen.has(key)}
                    onChange={({ currentTarget }) =>
                      onChoose(key, currentTarget.checked)
                    }
                  />
                </label>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The search query that finds the item. */
function addressOf(item: OperatorItem): string {
  return item.kind === "survey" ? item.id : keyOf(item);
}
