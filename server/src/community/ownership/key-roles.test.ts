import { keyRoles } from "@nearsay/core/contract";
import {
  type Call,
  kioskGrantCalls,
  moderationCalls,
  newsCalls,
  ownershipCalls,
  readingCalls,
  ticketCalls,
} from "@nearsay/core/contract/schema";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

/** The endpoints that each role allows, in addition to those of the roles before it. */
const allowed: Record<string, string[]> = {
  read: [
    "getManagedSurvey",
    "createManagedShareToken",
    ...Object.keys(readingCalls),
    ...["getSurveyNews", "createFeed", "endFeed"],
    ...["subscribePush", "unsubscribePush"],
  ],
  moderate: Object.keys(moderationCalls),
  own: [
    "updateManagedSurvey",
    "deleteManagedSurvey",
    "appealManagedSurvey",
    "undeleteManagedSurvey",
    "endManagedShareLinks",
    "createSurveyKey",
    "rotateSurveyKey",
    "endSurveyKey",
    ...Object.keys(ticketCalls),
    ...["listKioskGrants", "createKioskGrant", "endKioskGrant"],
    ...["createWebhook", "endWebhook", "unpauseWebhook", "testWebhook"],
  ],
};
const calls: Call[] = Object.values({
  ...ownershipCalls,
  ...readingCalls,
  ...moderationCalls,
  ...newsCalls,
  ...ticketCalls,
  ...kioskGrantCalls,
});

/** Bodies that pass the schema of their endpoint and change nothing that a later request needs. */
const bodies: Record<string, unknown> = {
  updateManagedSurvey: { feedback: true },
  deleteManagedSurvey: { title: "Another title" },
  appealManagedSurvey: { reason: "It is fair." },
  createKioskGrant: { label: "" },
  createSurveyKey: { role: "read", label: "" },
  setDiscussion: { slow_minutes: 1 },
  hideMessage: { reason: "spam" },
  createTicketBatch: { count: 1, label: "" },
  createWebhook: { address: "https://hooks.example.org/" },
};
const noId = "00000000-0000-4000-8000-000000000000";

describeWithDatabase("roles of keys", (open) => {
  let test: TestApp;
  let published: Published;
  let keys: Map<string, KeyHolder>;

  beforeAll(async () => {
    test = await startTestApp(await open());
    published = await publishWithKey(await test.visitor());
    const owner = new KeyHolder(test.app, published);
    keys = new Map();
    for (const role of keyRoles) {
      const { body } = await owner.post("/keys", { role, label: "" });
      const { key } = body as { key: string };
      const holder = new KeyHolder(test.app, { ...published, ownerKey: key });
      keys.set(role, holder);
    }
  });

  const pathOf = ({ path, operationId }: Call) =>
    path
      .slice("/manage/:uuid".length)
      .replace(/:(keyId|batchId|grantId)/, noId)
      .replace(":kind", "posts")
      .replace(":id", "1") + (operationId === "readTexts" ? "?question=1" : "");

  it("are defined for every endpoint", () => {
    const named = Object.values(allowed).flat();
    expect(named.toSorted()).toEqual(
      calls.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it.each(keyRoles.map((role, rank) => [role, rank] as const))(
    "let a key to %s use exactly the endpoints of its role",
    async (role, rank) => {
      const may = keyRoles.slice(rank).flatMap((one) => allowed[one] ?? []);
      for (const call of calls) {
        const { method, operationId } = call;
        const { status, body } = await keys
          .get(role)!
          .send(method as "GET", pathOf(call), bodies[operationId]);
        const refused =
          status === 403 && (body as { code: string }).code === "KEY_TOO_WEAK";
        expect([operationId, !refused]).toEqual([
          operationId,
          may.includes(operationId),
        ]);
      }
    },
  );
});
