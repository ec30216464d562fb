import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { type ReadSurvey, startReadSurvey } from "../../testing/read-survey.ts";

const files = [
  "responses.csv?choices=columns&bom=1&",
  "responses.jsonl?",
  "survey.zip?",
];

describeWithDatabase("an interrupted download", (open) => {
  let db: Database;
  let survey: ReadSurvey;

  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      one: "Weekly",
      why: `“${index}” 🌳,\nand more`,
    }));

  beforeAll(async () => {
    db = await open();
    survey = await startReadSurvey(db, { reads: "rows" });
    await survey.respond(...people(30));
    await survey.release();
  });

  const get = async (path: string, etag?: string) => {
    const headers = { ...survey.headers, ...(etag && { "if-match": etag }) };
    const { app } = survey.test;
    const url = `/api/manage/${survey.surveyUuid}/export/${path}`;
    const reply = await app.inject({ url, headers });
    return {
      status: reply.statusCode,
      bytes: reply.rawPayload,
      etag: String(reply.headers.etag),
      lines: reply.headers["x-total-rows"],
    };
  };

  it.each(files)("continues at any byte of %s", async (file) => {
    const whole = await get(file);
    expect(whole.bytes.length).toBeGreaterThan(100);
    for (const from of [0, 1, 17, 99, whole.bytes.length]) {
      const rest = await get(`${file}from=${from}`, whole.etag);
      expect(rest.status).toBe(200);
      const begun = whole.bytes.subarray(0, from);
      expect(Buffer.concat([begun, rest.bytes]).equals(whole.bytes)).toBe(true);
    }
  });

  it("gets the number of lines", async () => {
    const { lines, bytes } = await get("responses.jsonl");
    const written = bytes.toString().trim().split("\n");
    expect(lines).toBe(String(written.length));
  });

  it.each(files)("starts again if %s has changed", async (file) => {
    const before = await get(file);
    await survey.withdraw(survey.actorIds.at(-1) ?? "");
    await survey.respond(...people(12));
    await survey.release();
    const rest = await get(`${file}from=17`, before.etag);
    expect(rest.status).toBe(412);
    expect(JSON.parse(rest.bytes.toString())).toMatchObject({
      code: "SURVEY_CHANGED",
    });
  });

  it("reveals nothing of responses that cannot be read yet", async () => {
    const before = await get("responses.jsonl");
    await survey.respond(...people(1));
    await survey.release();
    await survey.withdraw(survey.actorIds.at(-1) ?? "");
    expect(await get("responses.jsonl")).toEqual(before);
  });
});
