import { Link } from "@nearsay/core/router";
import * as texts from "#messages";
import { AssistantLink } from "./assistant-link.tsx";
import { FeaturedSurvey, useFeatured } from "./featured-survey.tsx";
import { FoundSurveys } from "./found-surveys.tsx";
import styles from "./home-page.module.css";
import { PopularKeywords } from "./popular-keywords.tsx";
import { LazyMap } from "./lazy-map.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { SearchBox } from "./search-box.tsx";
import { noFilters } from "./search.ts";
import boardStyles from "./survey-board.module.css";
import { type CurrentSearch, useSearch } from "./use-search.ts";
import { ViewSwitch } from "./view-switch.tsx";

/** The landing page: what the site is, the search, and the surveys. */
export function HomePage() {
  const current = useSearch();
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <h1 className={styles.title}>{texts.home.title}</h1>
        <SearchBox current={current} />
        <QuickFilters current={current} />
        <PopularKeywords />
        <p className={styles.lead}>
          {texts.home.lead} <Link to="/create-survey">{texts.home.ask}</Link>
        </p>
        <AssistantLink />
      </header>
      <SurveyBoard current={current} />
    </div>
  );
}

/** The surveys as cards, starting with the one the page was opened for. */
export function SurveyBoard({ current }: { readonly current: CurrentSearch }) {
  const { search, searchKey, find } = current;
  const featured = useFeatured();
  const show = (kind: "all" | "map") => {
    const filters = "filters" in search ? search.filters : noFilters;
    find({ kind, filters });
  };
  return (
    <section
      tabIndex={-1}
      aria-label={texts.home.surveys}
      className={boardStyles.board}
    >
      {featured && (
        <FeaturedSurvey
          key={featured.id}
          featured={featured}
          linkCode={search.kind === "code" ? search.code : null}
        />
      )}
      {(search.kind === "all" || search.kind === "map") && (
        <ViewSwitch view={search.kind} onChange={show} />
      )}
      {search.kind === "map" ? (
        <LazyMap filters={search.filters} find={find} />
      ) : (
        <FoundSurveys
          key={searchKey}
          search={search}
          searchKey={searchKey}
          find={find}
          featuredId={featured?.id}
        />
      )}
    </section>
  );
}
