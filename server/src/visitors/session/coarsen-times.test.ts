import sql from "sql-template-tag";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { coarsenTimes } from "./coarsen-times.ts";

describeOnEachEngine("an ID and its session", (open) => {
  it("show neither who wrote what nor, on the next day, when they began", async () => {
    const db = await open();
    const { app, clock, visitor } = await startTestApp(db);
    const client = await visitor();
    const surveyId = await publishSurvey(client);
    await client.post("/posts", { content: "Hello", survey_id: surveyId });
    const rows = async () =>
      db.query<{ at: Date; renewed: Date; writer: boolean }>(sql`
        select created_at as at, renewed_at as renewed,
               actors.xmax in (select xmin from posts) as writer
        from actors
        join sessions using (actor_id)`);
    const [before] = await rows();
    expect(before?.writer).toBe(true);
    await coarsenTimes(db, clock.read);
    expect(await rows()).toEqual([{ ...before, writer: false }]);
    clock.advance({ hours: 24 });
    for (let times = 0; times < 2; times += 1)
      await coarsenTimes(db, clock.read);
    const midnight = new Date("2026-03-03T00:00:00.000Z");
    expect(await rows()).toEqual([
      { at: midnight, renewed: midnight, writer: false },
    ]);
    expect((await client.get("/auth/identity")).status).toBe(200);
    await app.close();
  });
});
