import { FormattedDate } from "@nearsay/core/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "@nearsay/core/router";
import type { UnderSurvey } from "./own-data.ts";
import { yourData as texts } from "#messages";
import styles from "./your-data-page.module.css";

/**
 * A list of one kind of items; nothing if there were never any. When an item is
 * removed, the focus moves to the heading.
 */
export function OwnSection<Item extends UnderSurvey>(props: {
  readonly title: string;
  readonly items: readonly Item[];
  /** Number of items removed from it. */
  readonly goneCount?: number;
  readonly keyOf: (item: Item) => string | number;
  readonly children: (item: Item) => ReactNode;
}) {
  const { title, items, goneCount = 0, keyOf, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (goneCount > 0) heading.current?.focus();
  }, [goneCount]);
  if (items.length === 0 && goneCount === 0) return null;
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {items.length === 0 ? (
        <p>{texts.nothingLeft}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.item}>
              <SurveyLine item={item} />
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SurveyLine({ item }: { item: UnderSurvey }) {
  const { surveyUuid, title, day } = item;
  return (
    <p className={styles.survey}>
      {surveyUuid === null ? (
        <span>{texts.hiddenSurvey}</span>
      ) : (
        <Link dir="auto" to={`/surveys/${surveyUuid}`}>
          {title}
        </Link>
      )}
      <span className={styles.day}>
        <FormattedDate iso={`${day}T12:00:00Z`} />
      </span>
    </p>
  );
}
