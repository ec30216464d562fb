import type { SurveyLanguage } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { useEffect, useRef, useState } from "react";
import * as texts from "#messages";
import { AssistantLink } from "./assistant-link.tsx";
import { FoundSurveys } from "./found-surveys.tsx";
import styles from "./home-page.module.css";
import { LazyFeaturedSurvey, LazyMap } from "./lazy-parts.tsx";
import { ListBar } from "./list-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { isSought } from "./search.ts";
import boardStyles from "./survey-board.module.css";
import { useFeatured } from "./use-featured.ts";
import { type CurrentSearch, useSearch } from "./use-search.ts";

/** The landing page: what the site is, the search, and the surveys. */
export function HomePage() {
  const current = useSearch();
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <h1
          className={
            isSought(current.search) ? "visually-hidden" : styles.title
          }
        >
          {texts.home.title}
        </h1>
        <SearchBox current={current} />
      </header>
      <SurveyBoard current={current} />
      <div className={styles.foot}>
        <p className={styles.lead}>
          {texts.home.lead} <Link to="/create-survey">{texts.home.ask}</Link>
        </p>
        <AssistantLink />
      </div>
    </div>
  );
}

/** Which surveys to show, and the surveys as cards, starting with the one the page was opened for. */
export function SurveyBoard({ current }: { readonly current: CurrentSearch }) {
  const { search, searchKey, find } = current;
  const featured = useFeatured();
  const [languages, setLanguages] = useState<readonly SurveyLanguage[]>([]);
  return (
    <>
      <ListBar current={current} languages={languages} />
      <section
        ref={useSearchedFocus(current)}
        tabIndex={-1}
        aria-label={texts.home.surveys}
        className={boardStyles.board}
      >
        {featured && (
          <LazyFeaturedSurvey
            key={featured.id}
            featured={featured}
            linkCode={search.kind === "code" ? search.code : null}
          />
        )}
        {search.kind === "map" ? (
          <LazyMap filters={search.filters} onLanguages={setLanguages} />
        ) : (
          <FoundSurveys
            key={searchKey}
            search={search}
            searchKey={searchKey}
            find={find}
            featuredId={featured?.id}
            onLanguages={setLanguages}
          />
        )}
      </section>
    </>
  );
}

/**
 * The results take the focus from the search, which also closes the keyboard of
 * a phone that would cover them.
 */
function useSearchedFocus({ search, searchKey }: CurrentSearch) {
  const board = useRef<HTMLElement>(null);
  const sought = isSought(search);
  useEffect(() => {
    if (!sought || !document.activeElement?.closest("[role=search]")) return;
    board.current?.focus({ preventScroll: true });
  }, [sought, searchKey]);
  return board;
}
