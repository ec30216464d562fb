import { announce, buttonClass, useSlowCode } from "@nearsay/core/ui";
import { Link } from "@nearsay/core/router";
import { useEffect } from "react";
import { texts } from "../texts.ts";
import type { Search } from "./search.ts";
import styles from "./survey-board.module.css";

interface SearchSummaryProps {
  readonly search: Search;
  /** Undefined while it is on its way. */
  readonly count: number | undefined;
}

/** How many a search for words or a code found, and the way back to all. */
export function SearchSummary({ search, count }: SearchSummaryProps) {
  if (search.kind === "all" || search.kind === "top") return null;
  return (
    <div className={styles.summary}>
      <p>{count === undefined ? <Searching /> : texts.home.found(count)}</p>
      <ShowAll />
    </div>
  );
}

function Searching() {
  const slow = useSlowCode();
  useEffect(() => {
    if (slow) announce(texts.home.slowCode);
  }, [slow]);
  return slow ? texts.home.slowCode : texts.home.searching;
}

export function ShowAll() {
  return (
    <Link to="/" className={buttonClass("quiet")}>
      {texts.home.showAll}
    </Link>
  );
}
