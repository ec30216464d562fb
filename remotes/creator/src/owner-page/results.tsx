import type { Analytics, ManagedSurvey } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Chip, type Loaded, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useId } from "react";
import type { OwnerLink } from "../owned/owner-link.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "./owner-page.module.css";
import { mayOpen, partAddress } from "./parts.ts";

const words = ownerPageTexts.results;

const FirstFigures = lazyComponent(
  async () => (await import("./first-figures.tsx")).FirstFigures,
  <Skeleton lines={4} label={null} />,
  null,
);

/** How many people answered, and what everybody can see of it. */
export function Results(props: {
  readonly owner: OwnerLink;
  readonly managed: ManagedSurvey;
  readonly figures: Loaded<Analytics | null>;
}) {
  const { owner, managed, figures } = props;
  const { responseCount, postCount, likeCount } = managed.survey;
  const { head } = ownerPageTexts;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.results}>
      <h2 id={id} tabIndex={-1} className="visually-hidden">
        {words.heading}
      </h2>
      <p className={styles.number}>
        {head.responses({ count: responseCount })}
      </p>
      {responseCount > 0 && (
        <p className={styles.about}>
          {head.released({
            released: Math.min(managed.releasedCount, responseCount),
            all: responseCount,
          })}
        </p>
      )}
      {figures.status === "loading" && <Skeleton lines={4} label={null} />}
      {figures.status === "loaded" && figures.value !== null && (
        <FirstFigures
          analytics={figures.value}
          closesAt={managed.survey.expiresAt}
        />
      )}
      <ul className={styles.counts}>
        <li>
          <Chip>{head.posts({ count: postCount })}</Chip>
        </li>
        <li>
          <Chip>{head.likes({ count: likeCount })}</Chip>
        </li>
        {mayOpen("results", managed) && (
          <li>
            <Link
              to={partAddress(owner.uuid, "results")}
              className={styles.more}
            >
              {words.open}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
