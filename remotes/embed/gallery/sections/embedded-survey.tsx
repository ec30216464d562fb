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
import { createEmbedApi } from "../../src/widget/embed-api.ts";
import { EmbeddedSurvey } from "../../src/widget/embedded-survey.tsx";
import { unkept as unkeptTexts } from "#messages";
import {
  freeText,
  inGroups,
  oneOf,
  questionsReply,
  surveyItem,
} from "@nearsay/surveys/testing/builders";
import { questions, serveEmbedded } from "../server.ts";

/** A survey as another site's page shows it, after the given steps. */
function embedded(
  visit: object,
  steps: readonly Step[] = [],
  ...results: Parameters<typeof serveEmbedded>
) {
  const survey = serveEmbedded(...results);
  const first = readEmbedVisit({
    token: "1.gallery.x",
    survey: surveyItem({ surveyId: survey }),
    questions,
    ...visit,
  });
  const unkept = "siteOnly" in visit;
  const visitor = "1.gallery.x";
  const around = {
    site: "",
    api: createEmbedApi({ site: "", survey }, visitor),
    tell: () => undefined,
    keep: () => !unkept,
    kept: () => Promise.resolve([unkept ? null : visitor]),
    unkept,
    returning: unkept ? Promise.resolve(first) : undefined,
  };
  return (
    <Acted act={inTurn(...steps)}>
      <EmbeddedSurvey visit={first} around={around} />
    </Acted>
  );
}

const results = see("Opt out");

const answeredInGroups = {
  consented: true,
  responded: true,
  questions: { ...questions, results: inGroups },
};

const bySide = {
  "only=tickets": {
    released_count: 12,
    mc_breakdown: { 2: { Weekends: 3, Always: 9, Never: 0 } },
    question_totals: { 1: 4, 2: 12 },
  },
  "without=tickets": {
    released_count: 40,
    mc_breakdown: { 2: { Weekends: 24, Always: 10, Never: 5 } },
    question_totals: { 1: 11, 2: 39 },
  },
};

const kindQuestions = questionsReply([
  { ...freeText, question_text: "How far do you go?" },
  { ...oneOf, question_text: "How is the path?", options: ["1", "2", "3"] },
  { ...freeText, id: "3", question_text: "Which trees first?" },
]);

const kindResults = {
  mc_breakdown: { 2: { 1: 2, 2: 4, 3: 6 } },
  question_totals: { 1: 12, 2: 12, 3: 12 },
  question_kinds: {
    1: {
      form: {
        kind: "number",
        number: { least: 0, most: 4, decimals: 0, unit: "km" },
      },
      options: [],
      places: [1, 4, 5, 2, 0],
    },
    2: {
      form: {
        kind: "scale",
        scale: { from: 1, to: 3, look: "stars", low: "", high: "" },
      },
      options: [],
      places: [],
    },
    3: {
      form: { kind: "ranking" },
      options: ["Oak", "Ash"],
      places: [8, 4, 4, 8, 8, 4],
    },
  },
};

export const embeddedSurvey: GallerySection = {
  name: "EmbeddedSurvey",
  about:
    "A survey on a page of another site, in our frame or in the page itself.",
  states: {
    Stranger: embedded({}),
    "Consent asked for": embedded({}, [
      choose("Weekends"),
      press("Enable anonymous ID to submit"),
    ]),
    "Taking part": embedded({ consented: true }),
    Answered: embedded({ consented: true }, [
      choose("Weekends"),
      press("Submit"),
      results,
    ]),
    "Answered before": embedded({ consented: true, responded: true }, [
      results,
    ]),
    "Results in groups": embedded(answeredInGroups, [results], {
      resp_count: 47,
      released_count: 40,
      results: inGroups,
      next_release: "more-answers",
    }),
    "Before the first group": embedded(answeredInGroups, [results], {
      resp_count: 12,
      released_count: 0,
      results: inGroups,
      next_release: "more-answers",
    }),
    "By ticket and everybody else": embedded(
      { consented: true, responded: true },
      [results],
      {
        resp_count: 52,
        tickets: "apart",
        ticket_count: 12,
        question_totals: { 1: 15, 2: 51 },
      },
      bySide,
    ),
    "Numbers, scales and rankings": embedded(
      {
        consented: true,
        responded: true,
        questions: kindQuestions,
      },
      [results],
      kindResults,
    ),
    "Opted out": embedded({ responded: true }),
    Closed: embedded({ survey: surveyItem({ expired: true }) }),
    "Nothing is kept": embedded({ siteOnly: false }),
    "To be answered on the site": embedded({ siteOnly: true }, [
      see(unkeptTexts.siteOnly),
    ]),
  },
};
