import { readEmbedVisit } from "@nearsay/core/contract";
import {
  Acted,
  choose,
  type GallerySection,
  inTurn,
  press,
  see,
  type Step,
} from "@nearsay/core/standalone";
import { createEmbedApi } from "../../src/embed/embed-api.ts";
import { EmbeddedSurvey } from "../../src/embed/embedded-survey.tsx";
import { surveyItem } from "../../src/testing/survey-builders.ts";
import { questions, serveEmbedded } from "../server.ts";

/** A survey as a page of another site shows it, after the steps told. */
function embedded(visit: object, steps: readonly Step[] = []) {
  const survey = serveEmbedded();
  const first = readEmbedVisit({
    token: "1.gallery.x",
    survey: surveyItem({ surveyId: survey }),
    questions,
    ...visit,
  });
  const around = {
    site: "",
    api: createEmbedApi({ site: "", survey }),
    tell: () => undefined,
    keep: () => undefined,
  };
  return (
    <Acted act={inTurn(...steps)}>
      <EmbeddedSurvey visit={first} around={around} />
    </Acted>
  );
}

const results = see("Opt out");

export const embeddedSurvey: GallerySection = {
  name: "EmbeddedSurvey",
  about:
    "A survey on a page of another site, in our frame or in the page itself.",
  states: {
    Stranger: embedded({}),
    "Taking part": embedded({ consented: true }),
    Answered: embedded({ consented: true }, [
      choose("Weekends"),
      press("Submit"),
      results,
    ]),
    "Answered before": embedded({ consented: true, responded: true }, [
      results,
    ]),
    "Opted out": embedded({ responded: true }),
    Closed: embedded({ survey: surveyItem({ expired: true }) }),
  },
};
