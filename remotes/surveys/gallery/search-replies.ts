import {
  json,
  type NetworkCall,
  refusal,
  silence,
} from "@nearsay/core/standalone";
import {
  oneOf,
  questionsReply,
  surveyItem,
  surveyList,
} from "../src/testing/survey-builders.ts";

const trees = surveyList(
  surveyItem({ surveyId: "t1", title: "A tree outside your door?" }),
  surveyItem({ surveyId: "t2", title: "Who waters the young trees?" }),
);

const keywords = [
  ...["market", "street", "trees", "benches", "night buses", "bridge"],
  ...["playground", "library", "waste", "noise", "parking", "swimming"],
].map((keyword, index) => ({ keyword, count: 12 - index }));

const suggestions = [
  {
    type: "survey",
    surveyId: "t3",
    title: "Should Elm Street be closed?",
    responses_count: 128,
    like_count: 31,
  },
  { type: "keyword", keyword: "street", count: 12, label: "street" },
];

/** What the server finds, by search term. */
export const searchReplies = {
  "GET /api/surveys": { ...trees, languages: ["en", "de"] },
  "GET /api/surveys/t1/questions": questionsReply([
    { ...oneOf, question_text: "Would you water it in a dry summer?" },
  ]),
  "GET /api/surveys/search": findSurveys,
  "GET /api/surveys/top": surveyList(),
  "GET /api/surveys/keywords": { keywords },
  "GET /api/surveys/suggest": { suggestions },
};

function findSurveys({ path }: NetworkCall): Response | Promise<Response> {
  const q = new URLSearchParams(path.split("?")[1]).get("q");
  if (q === "slow") return silence();
  if (q === "broken") return refusal(503, "Back in a minute.");
  return json(q === "trees" ? trees : surveyList());
}
