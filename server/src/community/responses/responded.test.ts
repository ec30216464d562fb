import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("the list of answered surveys", (open) => {
  const code = "open-sesame";
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function respond(client: TestClient, id: number): Promise<void> {
    const [question] = await questionIds(client, id, `?code=${code}`);
    const answers = { [`${question}`]: "Never" };
    await client.post(`/surveys/${id}/responses`, { answers, code });
  }

  async function responded(client: TestClient, ids: (number | string)[]) {
    const path = `/surveys/me/survey-responses?ids=${ids.join(",")}`;
    const answer = await client.get(path);
    return (answer.body as { responded?: unknown }).responded;
  }

  it("is true for surveys that the visitor has answered and may view, else false", async () => {
    const [answered, other, gone] = [
      await publishSurvey(creator),
      await publishSurvey(creator),
      await publishSurvey(creator),
    ];
    const visibility = { mode: "code", code };
    const coded = await publishSurvey(creator, { visibility });
    const visitor = await test.visitor();
    for (const id of [answered, coded, gone]) await respond(visitor, id);
    await db.query(sql`
      update surveys set hidden_at = ${test.clock.now}
      where survey_id = ${gone}`);
    const ids = [answered, coded, other, gone, 987_654_321];
    expect(await responded(visitor, ids)).toEqual({
      [answered]: true,
      [coded]: true,
      [other]: false,
      [gone]: false,
      987654321: false,
    });
    const nothing = Object.fromEntries(ids.map((id) => [id, false]));
    expect(await responded(await test.visitor(), ids)).toEqual(nothing);
    expect(await responded(new TestClient(test.app), ids)).toEqual(nothing);
  });

  it("contains likes too, under the same conditions", async () => {
    const [liked, gone] = [
      await publishSurvey(creator),
      await publishSurvey(creator),
    ];
    const visitor = await test.visitor();
    for (const id of [liked, gone]) await visitor.post(`/surveys/${id}/like`);
    await db.query(sql`
      update surveys set hidden_at = ${test.clock.now}
      where survey_id = ${gone}`);
    const path = `/surveys/me/survey-responses?ids=${liked},${gone}`;
    const expected = (like: boolean) => ({
      responded: { [liked]: false, [gone]: false },
      liked: { [liked]: like, [gone]: false },
      ticketed: { [liked]: false, [gone]: false },
    });
    expect((await visitor.get(path)).body).toEqual(expected(true));
    expect((await creator.get(path)).body).toEqual(expected(false));
    expect((await new TestClient(test.app).get(path)).body).toEqual(
      expected(false),
    );
  });

  it("accepts up to the maximum number of survey ids, including repeated and impossible ones", async () => {
    const id = await publishSurvey(creator);
    await respond(creator, id);
    const many = Array.from({ length: 117 }, () => "9999999999999999");
    const ids = [...many, id, `0${id}`, id];
    expect(await responded(creator, ids)).toEqual({
      "9999999999999999": false,
      [id]: true,
      [`0${id}`]: true,
    });
  });
});
