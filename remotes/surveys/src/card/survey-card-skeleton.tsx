import { Card, Skeleton } from "@nearsay/core/ui";
import styles from "./survey-card.module.css";

/** The shape of a card: title, meta line, two lines of instructions, counts, actions. */
export function SurveyCardSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <Skeleton blockSize="1.95rem" inlineSize="70%" label={null} />
      <Skeleton blockSize="1.4rem" inlineSize="55%" label={null} />
      <Skeleton blockSize="3.1rem" label={null} />
      <Skeleton blockSize="44px" label={null} />
      <Skeleton blockSize="44px" label={null} />
    </Card>
  );
}
