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

/** A word that occurs in every text of every survey that must not be visible. */
const canary = "zanzibarcanary";
const code = "RIGHT-CODE";
/** Operations that return a visitor's own texts to them. */
const ownWords = ["getOwnData", "downloadOwnData"];

interface Planted {
  kind: "code" | "hidden" | "hidden with code";
  values: Values;
  /** The request headers of a kiosk that answers the survey. */
  kiosk: Record<string, string>;
  /** The code of a paper ticket for the survey. */
  ticket: string;
}

function moveTo({ app }: TestApp, { cookies }: TestClient): TestClient {
  const client = new TestClient(app);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

describeWithDatabase("texts of a private survey", (open) => {
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
    // Event streams are tested in live/; the operation that erases the
    // visitor's data would end the test.
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
    // A newly started process has not cached what was hidden directly in the
    // database.
    app = await startTestApp(db);
    creator = moveTo(app, creator);
    insider = moveTo(app, insider);
  });

  afterAll(() => app.app.close());

  /**
   * A survey that contains the canary everywhere, with a response, a post and a
   * reply by a visitor who was admitted.
   */
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
    [
      "from a visitor without a session",
      () => Promise.resolve(new TestClient(app.app)),
      {},
    ],
    [
      "from a visitor without consent",
      () => app.visitor({ consent: false }),
      {},
    ],
    ["from a visitor with consent", () => app.visitor(), {}],
    [
      "from a visitor with a wrong code",
      () => app.visitor(),
      { code: "WRONG-CODE" },
    ],
    [
      "from a visitor with another survey's share token",
      () => app.visitor(),
      { share_token: "of another" },
    ],
  ];

  async function revealsNothing(
    visitor: TestClient,
    values: Values,
    allowed: readonly string[] = [],
    headers: Record<string, string> = {},
  ): Promise<void> {
    for (const call of calls) {
      if (allowed.includes(call.operationId ?? "")) continue;
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

  it.each(outsiders)("are hidden %s", async (_who, arrive, shown) => {
    for (const { values } of planted) {
      const credential =
        "share_token" in shown ? { share_token: otherShareToken } : shown;
      await revealsNothing(await arrive(), { ...values, ...credential });
    }
  });

  it("are returned to a participant only as far as the participant wrote them once the survey is hidden", async () => {
    const own = (await insider.get("/me/data")).body as {
      responses: { surveyId: number }[];
    };
    const ofHidden = own.responses.filter(({ surveyId }) =>
      planted.some(
        ({ kind, values }) => kind !== "code" && values["id"] === surveyId,
      ),
    );
    expect(ofHidden).toHaveLength(2);
    const sent = JSON.stringify(ofHidden);
    // The participant's own answer is removed before the check.
    expect(sent.replaceAll(`["${canary}"]`, "")).not.toContain(canary);
  });

  it("are returned to no one but the author, who gets the title only, once the survey is hidden", async () => {
    for (const { kind, values } of planted) {
      if (kind === "code") continue;
      await revealsNothing(insider, { ...values, code }, ownWords);
      await revealsNothing(creator, { ...values, code }, [
        "listHidden",
        ...ownWords,
      ]);
    }
    const { text } = await creator.get("/surveys/me/hidden");
    expect(text).toContain(`"title":"${canary} title"`);
    expect(text.replaceAll(`${canary} title`, "")).not.toContain(canary);
  });

  it("are returned to none of its kiosks, and to no one with a ticket, once the survey is hidden", async () => {
    for (const { kind, values, kiosk, ticket } of planted) {
      if (kind === "code") continue;
      await revealsNothing(new TestClient(app.app), values, [], kiosk);
      await revealsNothing(await app.visitor(), { ...values, code: ticket });
    }
  });

  it("are returned to its kiosk and with its ticket while visible, so the canary would be found", async () => {
    const { kiosk, ticket, values } = planted[0] as Planted;
    const client = new TestClient(app.app);
    const { text } = await client.get("/kiosk/survey", { headers: kiosk });
    expect(text).toContain(canary);
    expect(text).not.toContain(`${canary} challenge`);
    const visitor = await app.visitor();
    const redeemed = await visitor.post("/tickets/redeem", { code: ticket });
    expect(redeemed.body).toEqual({ surveyId: values["id"] });
  });

  it("are returned to a visitor with the code, so the canary would be found", async () => {
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

  it("never include an expected answer, for any visitor", async () => {
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
