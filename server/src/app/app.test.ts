import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { startTestApp } from "../testing/test-app.ts";

describeWithDatabase("a request", (open) => {
  it("is aborted if it takes longer than half a minute to arrive", async () => {
    const { app } = await startTestApp(await open());
    expect(app.server.requestTimeout).toBe(30_000);
  });
});

describeWithDatabase("the complete journey", (open) => {
  it("leads from publishing through answering and discussing to insights", async () => {
    const { visitor } = await startTestApp(await open());
    const creator = await visitor();
    const id = await publishSurvey(creator);

    const reader = await visitor();
    const list = await reader.get("/surveys");
    expect(list.body).toMatchObject({
      items: [{ surveyId: id, title: "Night buses", responses_count: 0 }],
      counts: { surveys: 1, open: 1, nearby: 0 },
    });

    const [choice, text] = await questionIds(reader, id);
    const answers = { [`${choice}`]: "Weekly", [`${text}`]: "Cheap" };
    const path = `/surveys/${id}/responses`;
    const taken = await reader.post(path, { answers, lat: null, lng: null });
    expect(taken.body).toEqual({ duplicate: false });

    const post = await reader.post("/posts", {
      content: "They are late.",
      lat: null,
      lng: null,
      survey_id: id,
    });
    expect(post.status).toBe(201);
    const { id: postId } = post.body as { id: number };
    const reply = await creator.post("/replies", { postId, content: "True." });
    expect(reply.status).toBe(201);

    const analytics = await creator.get(`/surveys/${id}/analytics`);
    expect(analytics.body).toMatchObject({
      resp_count: 1,
      mc_breakdown: { [`${choice}`]: { Weekly: 1, Monthly: 0, Never: 0 } },
      question_totals: { [`${choice}`]: 1, [`${text}`]: 1 },
    });
    const seen = await creator.get(`/surveys/${id}`);
    expect(seen.body).toMatchObject({ responses_count: 1, post_count: 1 });
  });
});
