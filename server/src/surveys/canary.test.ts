import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { hideSurvey } from "../community/moderation/hide-survey.ts";
import { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { type Values, fillRequest } from "../testing/fill-request.ts";
import {
  type DocumentedCall,
  type OpenApiDocument,
  listCalls,
} from "../testing/fuzz/openapi-document.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import {
  choiceQuestion,
  publishSurvey,
  publishWithKey,
} from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import { makeTickets } from "../testing/ticket-maker.ts";

/** A word that stands in every text of every survey that may not be seen. */
const canary = "zanzibarcanary";
const code = "RIGHT-CODE";
/** Calls that tell somebody what they wrote themselves. */
const ownWords = ["getOwnData", "downloadOwnData"];

interface Planted {
  kind: "code" | "hidden" | "hidden with code";
  values: Values;
  /** Of a tablet that answers it. */
  kiosk: Record<string, string>;
  /** The code of a paper ticket for it. */
  ticket: string;
}

function moveTo({ app }: TestApp, { cookies }: TestClient): TestClient {
  const client = new TestClient(app);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

describeWithDatabase("what a private survey holds", (open) => {
  let db: Database;
  let app: TestApp;
  let creator: TestClient;
  let insider: TestClient;
  let planted: Planted[];
  let calls: DocumentedCall[];
  let otherShareToken: string;

  beforeAll(async () => {
    db = await open();
    app = await startTestApp(db);
    creator = await app.visitor();
    insider = await app.visitor();
    const document = app.app.swagger() as unknown as OpenApiDocument;
    // Streams are tried in live/; what erases whoever asks would end the round.
    calls = listCalls(document).filter(
      ({ path, operationId }) =>
        !path.endsWith("/events") && operationId !== "eraseOwnData",
    );
    const other = await publishSurvey(creator);
    const link = await creator.post(`/surveys/${other}/share-links`);
    otherShareToken = (link.body as { token: string }).token;
    planted = [
      await plant("code"),
      await plant("hidden"),
      await plant("hidden with code"),
    ];
    // What was hidden in the database, a process that starts has not kept.
    app = await startTestApp(db);
    creator = moveTo(app, creator);
    insider = moveTo(app, insider);
  });

  afterAll(() => app.app.close());

  /** A survey with the canary everywhere, with a response, a post and a reply by someone who was let in. */
  async function plant(kind: Planted["kind"]): Promise<Planted> {
    const published = await publishWithKey(creator, {
      tickets: "apart",
      title: `${canary} title`,
      instructions: `${canary} instructions`,
      feedback: true,
      questions: [
        { text: `${canary}?`, type: "free_text" },
        { ...choiceQuestion, options: [`${canary} yes`, "No"] },
        {
          text: `${canary} challenge?`,
          type: "free_text",
          isChallenge: true,
          challengeExpectedResponse: `${canary}expected`,
        },
      ],
      ...(kind !== "hidden" && { visibility: { mode: "code", code } }),
    });
    const { id } = published;
    const survey = (await insider.get(`/surveys/${id}?code=${code}`)).body;
    const { surveyUuid } = survey as { surveyUuid: string };
    const { items } = (await insider.get(`/surveys/${id}/questions`)).body as {
      items: { id: number }[];
    };
    const [words, choice, challenge] = items.map((item) => String(item.id));
    await insider.post(`/surveys/${id}/responses`, {
      answers: { [words ?? ""]: canary, [choice ?? ""]: "No" },
      challenge_answers: { [challenge ?? ""]: `${canary}expected` },
    });
    const post = await insider.post("/posts", {
      content: canary,
      survey_id: id,
    });
    const postId = (post.body as { id: number }).id;
    const reply = await insider.post("/replies", { postId, content: canary });
    const replyId = (reply.body as { id: number }).id;
    await insider.post(`/surveys/${id}/like`);
    const owner = new KeyHolder(app.app, published);
    const [ticket = ""] = await makeTickets({ owner }, 1);
    const grant = await owner.post("/kiosk-grants", { label: "" });
    const { token } = grant.body as { token: string };
    const kiosk = {
      authorization: `Bearer ${token}`,
      "idempotency-key": `a person at the kiosk of ${id}`,
    };
    if (kind !== "code") await hideSurvey(db, id, app.clock.now);
    const values = {
      id,
      key: id,
      survey_id: id,
      surveyId: id,
      uuid: surveyUuid,
      postId,
      replyId,
      ids: String(id),
      q: canary,
      answers: { [words ?? ""]: "x" },
    };
    return { kind, values, kiosk, ticket };
  }

  const outsiders: [string, () => Promise<TestClient>, Values][] = [
    ["without a session", () => Promise.resolve(new TestClient(app.app)), {}],
    ["without consent", () => app.visitor({ consent: false }), {}],
    ["with consent", () => app.visitor(), {}],
    ["with a wrong code", () => app.visitor(), { code: "WRONG-CODE" }],
    [
      "with another survey's share token",
      () => app.visitor(),
      { share_token: "of another" },
    ],
  ];

  async function tellsNothing(
    visitor: TestClient,
    values: Values,
    told: readonly string[] = [],
    headers: Record<string, string> = {},
  ): Promise<void> {
    for (const call of calls) {
      if (told.includes(call.operationId ?? "")) continue;
      const id = /\/replies\/\{id\}/.test(call.path)
        ? values["replyId"]
        : values["id"];
      const request = fillRequest(call, { ...values, id });
      const { text } = await visitor.send({
        ...request,
        headers: { ...request.headers, ...headers },
      });
      expect([request, text]).toEqual([
        request,
        expect.not.stringContaining(canary),
      ]);
    }
  }

  it.each(outsiders)("is told to nobody %s", async (_who, arrive, shown) => {
    for (const { values } of planted) {
      const credential =
        "share_token" in shown ? { share_token: otherShareToken } : shown;
      await tellsNothing(await arrive(), { ...values, ...credential });
    }
  });

  it("is told to whoever took part by their own words alone once the survey is hidden", async () => {
    const own = (await insider.get("/me/data")).body as {
      responses: { surveyId: number }[];
    };
    const ofHidden = own.responses.filter(({ surveyId }) =>
      planted.some(
        ({ kind, values }) => kind !== "code" && values["id"] === surveyId,
      ),
    );
    expect(ofHidden).toHaveLength(2);
    const told = JSON.stringify(ofHidden);
    // Its answer is its own.
    expect(told.replaceAll(`["${canary}"]`, "")).not.toContain(canary);
  });

  it("is told to nobody once the survey is hidden but its creator, and to them its title alone", async () => {
    for (const { kind, values } of planted) {
      if (kind === "code") continue;
      await tellsNothing(insider, { ...values, code }, ownWords);
      await tellsNothing(creator, { ...values, code }, [
        "listHidden",
        ...ownWords,
      ]);
    }
    const { text } = await creator.get("/surveys/me/hidden");
    expect(text).toContain(`"title":"${canary} title"`);
    expect(text.replaceAll(`${canary} title`, "")).not.toContain(canary);
  });

  it("is told once the survey is hidden to no kiosk of it, and to nobody by a ticket", async () => {
    for (const { kind, values, kiosk, ticket } of planted) {
      if (kind === "code") continue;
      await tellsNothing(new TestClient(app.app), values, [], kiosk);
      await tellsNothing(await app.visitor(), { ...values, code: ticket });
    }
  });

  it("is told to its kiosk, and opened by its ticket, so both would be seen", async () => {
    const { kiosk, ticket, values } = planted[0] as Planted;
    const client = new TestClient(app.app);
    const { text } = await client.get("/kiosk/survey", { headers: kiosk });
    expect(text).toContain(canary);
    expect(text).not.toContain(`${canary} challenge`);
    const visitor = await app.visitor();
    const redeemed = await visitor.post("/tickets/redeem", { code: ticket });
    expect(redeemed.body).toEqual({ surveyId: values["id"] });
  });

  it("is told to whoever has the code, so the canary would be seen", async () => {
    const locked = planted.find(({ kind }) => kind === "code");
    const visitor = await app.visitor();
    const seen = new Set<string>();
    for (const call of calls.filter(({ method }) => method === "GET")) {
      const request = fillRequest(call, { ...locked?.values, code });
      const { text } = await visitor.send(request);
      if (text.includes(canary)) seen.add(call.operationId ?? "");
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        "getSurvey",
        "getSurveyByUuid",
        "getQuestions",
        "getAnalytics",
        "listPosts",
        "listReplies",
        "exportHtml",
      ]),
    );
    expect(seen).not.toContain("searchSurveys");
  });

  it("never includes an expected answer, whoever asks", async () => {
    for (const { values } of planted) {
      for (const call of calls.filter(({ method }) => method === "GET")) {
        const { text } = await creator.send(
          fillRequest(call, { ...values, code }),
        );
        expect(text).not.toContain(`${canary}expected`);
      }
    }
    const kept = await db.query(sql`select * from questions`);
    expect(JSON.stringify(kept)).not.toContain(`${canary}expected`);
  });
});
