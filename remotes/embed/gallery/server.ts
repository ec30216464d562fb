import { fakeNetwork, json } from "@nearsay/core/standalone";
import {
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
  surveyList,
} from "@nearsay/surveys/testing/builders";

const trees = surveyList(
  surveyItem({ surveyId: "t1", title: "A tree outside your door?" }),
  surveyItem({ surveyId: "t2", title: "Who waters the young trees?" }),
);

const network = fakeNetwork({
  "POST /api/auth/anon": () => {
    document.cookie = "nearsay_csrf=gallery";
    return new Response(null, { status: 204 });
  },
  "POST /api/privacy/opt-out": null,
  "DELETE /api/privacy/opt-out": null,
  "GET /api/surveys/search": trees,
});

export const questions = questionsReply([freeText, oneOf]);

let surveys = 0;

/**
 * An embeddable survey with its own number, so that states do not affect each
 * other. Returns that number.
 * @param results Changes to the default results.
 * @param sides Changes to the results of a group, by its query.
 */
export function serveEmbedded(
  results: object = {},
  sides: Readonly<Record<string, object>> = {},
): string {
  const id = String(++surveys);
  const path = `/api/embed/surveys/${id}`;
  network.on(`GET ${path}/bot-check`, { provider: "off" });
  network.on(`POST ${path}/consent`, { consented: true });
  network.on(`DELETE ${path}/consent`, { consented: false });
  network.on(`POST ${path}/responses`, { duplicate: false });
  network.on(`GET ${path}/results`, ({ path: asked }) =>
    json({
      resp_count: 13,
      mc_breakdown: { 2: { Weekends: 8, Always: 3, Never: 1 } },
      question_totals: { 1: 5, 2: 12 },
      ...results,
      ...sides[asked.split("?")[1] ?? ""],
    }),
  );
  return id;
}

/** A survey that other sites may not embed. Returns its number. */
export function refuseEmbedded(code: string): string {
  const id = String(++surveys);
  const refused = () => json({ code, message: "Not here." }, 403);
  network.on(`GET /api/embed/surveys/${id}/visits`, refused);
  return id;
}
