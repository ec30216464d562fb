import { Link } from "@nearsay/core/router";
import { ErrorState, Icon, Skeleton, useLoad } from "@nearsay/core/ui";
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import { createElement, useId } from "react";
import { ownerPage as ownerPageTexts, section as ticketTexts } from "#messages";
import { partLoaders } from "./load-part.ts";
import type { PartProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { type Part, partAddress } from "./parts.ts";

const headings: Record<Part, string> = {
  results: ownerPageTexts.results.heading,
  paper: ownerPageTexts.paper.heading,
  review: ownerPageTexts.review.heading,
  closing: ownerPageTexts.times.heading,
  edit: ownerPageTexts.edit.heading,
  answers: ownerPageTexts.reading.heading,
  days: ownerPageTexts.days.heading,
  discussion: ownerPageTexts.discussion.heading,
  flagged: ownerPageTexts.counting.heading,
  tickets: ticketTexts.heading,
  kiosk: ownerPageTexts.kiosk.heading,
  news: ownerPageTexts.news.heading,
  keys: ownerPageTexts.keys.heading,
  changes: ownerPageTexts.edits.heading,
};

const words = ownerPageTexts.part;

/** One part of the owner's page, with the way back. Its code loads when it is opened. */
export function PartPage(props: {
  readonly part: Part;
  readonly page: PartProps;
}) {
  const { part, page } = props;
  const id = useId();
  return (
    <>
      <Link to={partAddress(page.owner.uuid)} className={styles.back}>
        <Icon shape={ArrowLeft} />
        {words.back({ title: page.managed.survey.title })}
      </Link>
      <section aria-labelledby={id} className={styles.alone}>
        <h1 id={id} tabIndex={-1}>
          {headings[part]}
        </h1>
        <LoadedPart {...props} />
      </section>
    </>
  );
}

function LoadedPart(props: { readonly part: Part; readonly page: PartProps }) {
  const { loaded, retry } = useLoad(partLoaders[props.part]);
  if (loaded.status === "loaded")
    return createElement(loaded.value, props.page);
  if (loaded.status === "loading")
    return <Skeleton lines={3} label={words.loading} />;
  return (
    <ErrorState title={words.failed} error={loaded.error} onRetry={retry} />
  );
}
