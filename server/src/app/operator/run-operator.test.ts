import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import {
  decodeChanges,
  changeChannel,
} from "../../base/changes/change-message.ts";
import { reportedMax } from "../../community/moderation/moderation-repository.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { insertPlacedSurveys } from "../../testing/insert-placed-surveys.ts";
import { choiceQuestion, publishSurvey } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { type WithCommandDeps, createWithCommandDeps } from "./command-deps.ts";
import { runOperator } from "./run-operator.ts";

interface Run {
  code: number;
  out: string;
  err: string;
}

async function run(
  withCommandDeps: WithCommandDeps,
  ...args: string[]
): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOperator(args, withCommandDeps, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

describeOnEachEngine("the operator's command line", (open) => {
  let db: Database;
  let test: TestApp;
  let author: TestClient;
  let surveyId: number;
  let withCommandDeps: WithCommandDeps;

  const operator = (...args: string[]) => run(withCommandDeps, ...args);

  /** The output of a command for programs. */
  async function read<T>(...args: string[]): Promise<T> {
    const { out } = await operator(...args, "--json");
    return JSON.parse(out) as T;
  }

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { activation: "required" });
    const { secret } = testConfig();
    withCommandDeps = createWithCommandDeps(db, test.clock.read, secret);
    author = await test.visitor();
    const { out } = await operator("invite");
    await author.post("/activation", { code: out });
    const title = "Night\u001b[31m\u202e buses";
    surveyId = await publishSurvey(author, { title });
  });

  it("hides, lists, shows and restores a survey", async () => {
    const id = `${surveyId}`;
    expect(await operator("hide", id)).toEqual({
      code: 0,
      out: `Survey ${surveyId} (Night [31m  buses) is hidden.`,
      err: "",
    });
    const reason = "It is \u001b[31mfair";
    await author.post(`/surveys/${id}/appeal`, { reason });
    const expected =
      /appeal of its author, [^:]+:\d\d[^"]*: "It is {2}\[31mfair"/;
    expect((await operator("show", id)).out).toMatch(expected);
    const list = await operator("reports");
    expect(list.out).toMatch(expected);
    expect(list.out).toMatch(/^\d+ {2}Night \[31m {2}buses\n {4}hidden since/);
    const [row] = await read<{ surveyUuid: string }[]>("reports");
    expect(row).toMatchObject({ surveyId, reportCount: 0, weight: 0 });
    const shown = await read<{ survey: { surveyUuid: string } }>("show", id);
    expect(shown).toMatchObject({ survey: { needsCode: false } });
    expect(JSON.stringify(shown)).not.toContain("Hash");
    expect((await operator("show", id)).out).toContain("Questions:");
    const { surveyUuid } = shown.survey;
    expect(await operator("restore", surveyUuid, "--keep")).toMatchObject({
      code: 0,
      out: expect.stringContaining("is shown and kept") as string,
    });
    expect((await operator("reports")).out).toBe(
      "Nothing is reported or hidden.",
    );
  });

  it("lists a limited number of surveys, and reports if there are more", async () => {
    const mixture = { closed: 2, german: 2 };
    await insertPlacedSurveys(db, reportedMax + 1, mixture);
    await db.query(sql`
      update surveys set hidden_at = now() where survey_id <> ${surveyId}`);
    expect(await read("reports")).toHaveLength(reportedMax);
    expect((await operator("reports")).out).toMatch(/\nThere are more than/);
    await db.query(sql`delete from surveys where survey_id <> ${surveyId}`);
  });

  it("prints text by users so that it moves no cursor and begins no line", async () => {
    const hostile = "Go\u001b[2K\u202e\u2028\nDeleted";
    const options = [hostile, "No"];
    const id = await publishSurvey(author, {
      title: "Parks",
      instructions: hostile,
      questions: [{ ...choiceQuestion, text: hostile, options }],
    });
    await author.post("/posts", { content: hostile, survey_id: id });
    const reporter = await test.visitor();
    const { out: code } = await operator("invite");
    await reporter.post("/activation", { code });
    const reason = "Bad\u001b[2K\u202e\nDeleted";
    await reporter.post(`/surveys/${id}/report`, { reason });
    const { out } = await operator("show", `${id}`);
    const list = await operator("reports");
    // In instructions, question, option and post; the reason of the report in
    // both outputs.
    expect(out.match(/Go *\[2K/g)).toHaveLength(4);
    for (const text of [out, list.out]) {
      expect(text).toMatch(/"Bad *\[2K *Deleted"/);
      expect(text).not.toMatch(/^\W*Deleted/m);
      expect(text.replaceAll("\n", "")).not.toMatch(
        /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u,
      );
    }
  });

  it("shows which pages may embed a survey, and refuses two choices or invalid origins", async () => {
    const id = `${surveyId}`;
    const survey = "Survey 1 (Night [31m  buses)".replace("1", id);
    const embedOutput = async (...args: string[]) => {
      const { code, out, err } = await operator("embed", id, ...args);
      return code === 0 ? out : err;
    };
    const anywhere = `${survey} may be embedded wherever the site allows it.`;
    const [a, b] = ["https://a.example", "http://b.example:81"];
    expect(await embedOutput()).toBe(anywhere);
    expect(await embedOutput(a, b)).toBe(
      `${survey} may be embedded by ${a}, ${b}.`,
    );
    expect(await read("embed", id)).toEqual({ surveyId, embedOrigins: [a, b] });
    expect(await embedOutput("--nowhere")).toBe(
      `${survey} may be embedded on no other site.`,
    );
    expect(await read("embed", id)).toEqual({ surveyId, embedOrigins: [] });
    expect(await embedOutput("--any")).toBe(anywhere);
    for (const [args, expected] of [
      [["--any", "--nowhere"], "only one of"],
      [["--any", a], "only one of"],
      [[`${a}/path`], "is not an origin such as https://partner.example"],
      [Array.from({ length: 21 }, () => a), "at most 20"],
    ] as const) {
      const { code, err } = await operator("embed", id, ...args);
      expect({ code, err }).toEqual({
        code: 2,
        err: expect.stringContaining(expected) as string,
      });
    }
    expect(await embedOutput()).toBe(anywhere);
    expect((await operator("hide", id, a)).code).toBe(2);
  });

  it("deletes a survey only with confirmation", async () => {
    const id = `${await publishSurvey(author)}`;
    const asked = await operator("remove", id);
    expect(asked.code).toBe(2);
    expect(asked.err).toContain("0 responses and 0 posts. Add --yes");
    expect((await operator("show", id)).code).toBe(0);
    expect((await operator("remove", id, "--yes")).code).toBe(0);
    expect(await operator("show", id)).toEqual({
      code: 1,
      out: "",
      err: `There is no survey ${id}.`,
    });
  });

  it("deletes posts and replies", async () => {
    const body = { content: "A post", survey_id: surveyId };
    const post = (await author.post("/posts", body)).body as { id: number };
    const reply = await author.post("/replies", {
      postId: post.id,
      content: "A reply",
    });
    const replyId = (reply.body as { id: number }).id;
    expect((await operator("remove-reply", `${replyId}`)).code).toBe(0);
    expect(await operator("remove-reply", `${replyId}`)).toMatchObject({
      code: 1,
      err: `There is no reply ${replyId}.`,
    });
    expect((await operator("remove-post", `${post.id}`)).code).toBe(0);
    const { body: left } = await author.get(`/posts?surveyId=${surveyId}`);
    expect(left).toMatchObject({ items: [] });
  });

  it("creates invitations whose codes are shown once, lists and revokes them", async () => {
    const made = await operator(
      "invite",
      "--count",
      "3",
      "--uses",
      "2",
      "--days",
      "7",
    );
    const codes = made.out.split("\n");
    expect(codes).toHaveLength(3);
    const guest = await test.visitor();
    const enter = (code?: string) => guest.post("/activation", { code });
    const list = await read<{ invitationId: number }[]>("invites");
    expect(list.slice(0, 3)).toMatchObject(
      Array(3).fill({ usesMax: 2, useCount: 0 }),
    );
    const { invitationId } = list[0]!;
    expect((await operator("revoke", `${invitationId}`)).code).toBe(0);
    expect((await enter(codes[2])).status).toBe(400);
    expect((await enter(codes[0])).status).toBe(204);
    const { out } = await operator("invites");
    expect(out).toContain(`${invitationId}  used 0 of 2`);
    expect(out).toContain("revoked");
    expect(out).toContain("used 1 of 2");
    for (const code of codes) expect(out).not.toContain(code);
    expect((await operator("revoke", "999999")).code).toBe(1);
  });

  it("writes the waitlist as CSV without spreadsheet formulas, and removes addresses", async () => {
    const join = (email: string, role: string, category: string | null) =>
      author.post("/waitlist", { email, role, category, consent: true });
    await join("=cmd@example.org", "user", null);
    await join("shop@example.org", "business", "Bar / Brewery / Taproom");
    const time = `"${test.clock.now.toISOString()}"`;
    const list = (place: string) =>
      [
        "email,role,category,position,free,joinedAt,confirmedAt",
        `shop@example.org,business,Bar / Brewery / Taproom,${place}`,
        `'=cmd@example.org,user,,,no,${time},`,
      ].join("\n");
    expect((await operator("waitlist")).out).toBe(list(`,no,${time},`));
    const confirm = (email: string) => operator("waitlist-confirm", email);
    expect((await confirm("Shop@example.org")).code).toBe(0);
    expect(await confirm("shops@example.org")).toMatchObject({
      code: 1,
      err: "There is no such address.",
    });
    expect((await operator("waitlist")).out).toBe(
      list(`1,yes,${time},${time}`),
    );
    expect((await operator("waitlist-remove", "Shop@example.org")).code).toBe(
      0,
    );
    expect((await operator("waitlist-remove", "shop@example.org")).code).toBe(
      1,
    );
    expect(await read("waitlist")).toMatchObject([{ role: "user" }]);
  });

  it.each([
    [["nonsense"], "There is no command nonsense."],
    [["hide"], "Usage: hide <survey>"],
    [["hide", "1", "2"], "Usage: hide <survey>"],
    [["hide", "one"], "The survey must be a whole number"],
    [["hide", "1", "--force"], "--force"],
    [["invite", "--count", "0"], "--count must be a whole number"],
    [["invite", "--count", "10001"], "--count can be at most 10000."],
  ])("refuses %j", async (args, why) => {
    const { code, out, err } = await operator(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(why);
  });

  it("notifies other processes of its changes", async () => {
    if (db.listen === undefined) return;
    let stop: (() => Promise<void>) | undefined;
    const payload = await new Promise<string>((message, reject) => {
      stop = db.listen?.(changeChannel, {
        message,
        listening: () => {
          operator("hide", `${surveyId}`).catch(reject);
        },
        lost: () => {
          reject(new Error("the connection was lost"));
        },
      });
    });
    await stop?.();
    expect(decodeChanges(payload)?.changes).toEqual([
      { surveyId, kind: "hidden" },
    ]);
  });

  it("finds counters that differ from their rows, and corrects them", async () => {
    const sound = await operator("recount");
    expect(sound).toMatchObject({
      code: 0,
      out: "0 counters that differ from their rows",
    });
    await db.query(sql`
      update survey_counts set like_count = 7 where survey_id = ${surveyId}`);
    const line = `survey ${surveyId}, likes: 7 counted, 0 there`;
    const found = await operator("recount");
    expect(found).toMatchObject({
      code: 1,
      err: `${line}\n1 counters that differ from their rows`,
    });
    const repaired = await operator("recount", "--repair");
    expect(repaired.out).toBe(`${line}\n1 counters corrected`);
    expect((await operator("recount")).code).toBe(0);
    await db.query(sql`update survey_counts set like_count = 7`);
    // Nothing else is printed for programs.
    expect(await read("recount", "--repair")).toMatchObject({
      repaired: expect.arrayContaining([
        { surveyId, counter: "likes", item: "", counted: 7, actual: 0 },
      ]) as unknown,
    });
  });
});
