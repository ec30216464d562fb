import { embedVisitPath, readEmbedVisit } from "@nearsay/core/contract";
import { drawingSteps } from "@nearsay/core/domain";
import {
  anyOf,
  challenge,
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
} from "@nearsay/surveys/testing/builders";
import { renderModule } from "./server.tsx";
import { visitReply } from "./testing/embedded.tsx";

function draw(module: string, visit = visitReply()) {
  return renderModule({
    module,
    props: {},
    url: "/embed/surveys/7",
    boot: {
      replies: { [embedVisitPath]: visit },
      site: { supportEmail: null, assistantUrl: null },
    },
  });
}

describe("what the server renders for other sites' pages", () => {
  it("can be created element by element there, for any questions", () => {
    const questions = questionsReply([freeText, oneOf, anyOf, challenge]);
    const items = (changes: object) => questionsReply([oneOf], changes);
    const odd = [
      { ...oneOf, question_type: "map" },
      { ...oneOf, options: [] },
    ];
    for (const changes of [
      { questions },
      { consented: true, questions },
      { questions: questionsReply(odd) },
      { questions: questionsReply([]) },
      { questions: items({ challengeBlocked: true }) },
      { questions: items({ challengeMessage: "Prove it." }) },
      { survey: surveyItem({ expired: true }) },
      { survey: surveyItem({ title: "<script>&amp;", instructions: "" }) },
    ]) {
      const visit = visitReply(changes);
      const steps = drawingSteps(draw("InlineSurvey", visit) ?? "");
      expect(JSON.stringify(steps)).toContain('["article",');
      expect(steps).toContain(readEmbedVisit(visit).survey.title);
    }
  });

  it("leaves the embed page to the browser", () => {
    expect(draw("EmbedPage")).toBeNull();
  });
});
