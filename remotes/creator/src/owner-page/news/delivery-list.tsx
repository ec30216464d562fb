import type { Delivery } from "@nearsay/core/contract";
import { Chip, type ChipTone, FormattedDate } from "@nearsay/core/ui";
import styles from "../owner-page.module.css";
import { news as newsTexts } from "#messages";

const words = newsTexts.deliveries;

const tones = {
  delivered: "success",
  waiting: "neutral",
  failed: "danger",
} satisfies Record<Delivery["state"], ChipTone>;

/** Deliveries to a webhook, with their results. */
export function DeliveryList(props: {
  readonly deliveries: readonly Delivery[];
}) {
  const { deliveries } = props;
  if (deliveries.length === 0)
    return <p className={styles.about}>{words.none}</p>;
  return (
    <ul aria-label={words.list} className={styles.list}>
      {deliveries.map((delivery, place) => (
        <li key={`${delivery.madeAt} ${place}`} className={styles.item}>
          <div className={styles.named}>
            <span className={styles.line}>
              {words.kinds[delivery.kind]}
              <Chip tone={tones[delivery.state]}>
                {words.states[delivery.state]}
              </Chip>
            </span>
            <span className={styles.about}>
              <FormattedDate iso={delivery.madeAt} detail="datetime" /> ·{" "}
              {words.attempts({ count: delivery.attempts })}
              {delivery.status !== null &&
                ` · ${words.status({ status: delivery.status })}`}
              {delivery.failure !== null &&
                ` · ${words.failures[delivery.failure]}`}
              {delivery.tookMs !== null &&
                ` · ${words.took({ ms: delivery.tookMs })}`}
            </span>
            {delivery.reply !== "" && (
              <q dir="auto" className={styles.about}>
                {delivery.reply}
              </q>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
