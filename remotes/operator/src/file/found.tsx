import { Link } from "@nearsay/core/router";
import { buttonClass } from "@nearsay/core/ui";
import { ItemCard } from "../moderate/item-card.tsx";
import type { Decisions } from "../moderate/use-decisions.ts";
import type { FoundFile } from "./find-file.ts";
import { SurveyFile } from "./survey-file.tsx";
import { file as texts } from "#messages";

/** The item found; for a survey, everything that an operator sees. */
export function Found(props: {
  readonly file: FoundFile;
  readonly decisions: Decisions;
}) {
  const { item, survey } = props.file;
  return (
    <>
      <ItemCard item={item} decisions={props.decisions} />
      {survey === null ? (
        <div>
          <Link
            to={`?part=file&q=${encodeURIComponent(item.surveyId)}`}
            className={buttonClass()}
          >
            {texts.survey}
          </Link>
        </div>
      ) : (
        <SurveyFile survey={survey} decisions={props.decisions} />
      )}
    </>
  );
}
