import { Link } from "@nearsay/core/router";
import { buttonClass, EmptyState } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import type { Search } from "./search.ts";
import { ShowAll } from "./search-summary.tsx";
import styles from "./survey-board.module.css";

/** Nothing was found: what to do instead. */
export function NoSurveys({ search }: { readonly search: Search }) {
  return (
    <div className={styles.column}>
      {search.kind === "text" ? (
        <NoneForText text={search.q} />
      ) : search.kind === "code" ? (
        <EmptyState title={texts.home.empty} action={<ShowAll />}>
          {texts.home.emptyCodeNext}
        </EmptyState>
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

/** What was looked for may be worth asking. */
function NoneForText({ text }: { readonly text: string }) {
  return (
    <EmptyState
      title={texts.home.emptySearch(text)}
      action={
        <div className={styles.actions}>
          <Link
            to="/create-survey"
            state={{ draftContent: text }}
            className={buttonClass("filled")}
          >
            {texts.home.draft}
          </Link>
          <ShowAll />
        </div>
      }
    >
      {texts.home.emptySearchNext}
    </EmptyState>
  );
}
