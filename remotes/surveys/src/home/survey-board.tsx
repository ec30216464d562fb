import { texts } from "../texts.ts";
import { useFeatured } from "./featured.ts";
import { FeaturedSurvey } from "./featured-survey.tsx";
import { FoundSurveys } from "./found-surveys.tsx";
import type { Search } from "./search.ts";
import styles from "./survey-board.module.css";

interface SurveyBoardProps {
  readonly search: Search;
  /** Another one finds anew. */
  readonly searchKey: string;
}

/** The surveys as cards, the one the page was opened for first. */
export function SurveyBoard(props: SurveyBoardProps) {
  const { search, searchKey } = props;
  const featured = useFeatured();
  return (
    <section aria-label={texts.home.surveys} className={styles.board}>
      {featured && (
        <FeaturedSurvey
          key={featured.id}
          featured={featured}
          linkCode={search.kind === "code" ? search.code : null}
        />
      )}
      <FoundSurveys key={searchKey} search={search} featuredId={featured?.id} />
    </section>
  );
}
