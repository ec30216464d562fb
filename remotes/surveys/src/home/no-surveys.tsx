import { Link } from "@nearsay/core/router";
import { Button, buttonClass, EmptyState } from "@nearsay/core/ui";
import { useEffect, useRef } from "react";
import * as texts from "#messages";
import { all, keyOf, mayBeCode, type Search } from "./search.ts";
import { ShowAll } from "./show-all.tsx";
import styles from "./survey-board.module.css";
import type { CurrentSearch } from "./use-search.ts";

export interface NoSurveysProps {
  readonly search: Search;
  readonly find: CurrentSearch["find"];
}

/** Nothing was found: suggests what to do instead. */
export function NoSurveys({ search, find }: NoSurveysProps) {
  return (
    <div ref={useFocusFromArea()} className={styles.column}>
      {search.kind === "text" ? (
        <NoneForText text={search.q} find={find} />
      ) : search.kind === "code" ? (
        <EmptyState title={texts.home.empty} action={<ShowAll />}>
          {texts.home.emptyCodeNext}
        </EmptyState>
      ) : keyOf(search) !== keyOf(all) && search.kind === "all" ? (
        <EmptyState title={texts.home.filters.none} action={<ShowAll />} />
      ) : (
        <EmptyState
          title={texts.home.empty}
          action={
            <Link to="/create-survey" className={buttonClass("filled")}>
              {texts.home.start}
            </Link>
          }
        >
          {texts.home.emptyNext}
        </EmptyState>
      )}
    </div>
  );
}

/** If a retry left the focus to the results, the first link takes it. */
function useFocusFromArea() {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = own;
    if (current?.parentElement === document.activeElement)
      current?.querySelector("a")?.focus();
  }, []);
  return own;
}

interface NoneForTextProps {
  readonly text: string;
  readonly find: CurrentSearch["find"];
}

/**
 * Suggests to create a survey about the text that was searched for. If it may be
 * a code, it is tried as one only on request, because a wrong code counts as a
 * failed attempt; the address then forgets it.
 */
function NoneForText({ text, find }: NoneForTextProps) {
  return (
    <EmptyState
      title={texts.home.emptySearch({ text })}
      titleAs="h2"
      action={
        <div className={styles.actions}>
          <Link
            to="/create-survey"
            state={{ draftContent: text }}
            className={buttonClass("filled")}
          >
            {texts.home.draft}
          </Link>
          {mayBeCode(text) && (
            <Button
              onClick={() =>
                find({ kind: "code", code: text }, { replace: true })
              }
            >
              {texts.home.asCode}
            </Button>
          )}
          <ShowAll />
        </div>
      }
    >
      {texts.home.emptySearchNext}
    </EmptyState>
  );
}
