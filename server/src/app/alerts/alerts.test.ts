import { type AlertInbox, openAlertInbox } from "../../testing/alert-inbox.ts";
import { hearOutgoing } from "../../testing/hear-outgoing.ts";
import { TestClock } from "../../testing/test-app.ts";
import { createAlerts } from "./alerts.ts";
import type { AlertConfig } from "./alert-settings.ts";

const nothing: AlertConfig = { webhook: null, mail: null };
const minutes = (count: number) => ({ hours: count / 60 });

let clock: TestClock;
let inbox: AlertInbox;
let warnings: unknown[];

beforeAll(async () => {
  inbox = await openAlertInbox();
});

afterAll(() => {
  inbox.close();
});

beforeEach(() => {
  clock = new TestClock();
  inbox.empty();
  warnings = [];
});

function alertsTo(alerts: Partial<AlertConfig>) {
  return createAlerts({
    config: {
      alerts: { ...nothing, ...alerts },
      publicUrl: "https://site.example",
    },
    clock: clock.read,
    log: { warn: (...logged: unknown[]) => warnings.push(logged) },
  });
}

it("is posted in a form that chats and programs accept", async () => {
  const alerts = alertsTo({ webhook: inbox.webhook });
  expect(await alerts.send("queue", "two wait.")).toBe(true);
  const [{ request, body }] = inbox.posted as [(typeof inbox.posted)[0]];
  expect(request.url).toBe("/hook?key=hidden");
  expect(request.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(body)).toEqual({
    text: "Nearsay: two wait.",
    kind: "queue",
    site: "https://site.example",
  });
});

it("is mailed as one line with the site's address", async () => {
  expect(await alertsTo({ mail: inbox.mail }).send("queue", "two wait.")).toBe(
    true,
  );
  expect(inbox.mails).toHaveLength(1);
  expect(inbox.mails[0]).toContain("To: me@site.example");
  expect(inbox.mails[0]).toContain("Subject: Nearsay: two wait.");
  expect(inbox.mails[0]).toContain("https://site.example");
});

it("is sent at most once in ten minutes per kind", async () => {
  const alerts = alertsTo({ webhook: inbox.webhook });
  expect(await alerts.send("queue", "one waits.")).toBe(true);
  clock.advance(minutes(9.9));
  expect(await alerts.send("queue", "two wait.")).toBe(false);
  expect(await alerts.send("database", "away.")).toBe(true);
  clock.advance(minutes(0.1));
  expect(await alerts.send("queue", "three wait.")).toBe(true);
  expect(inbox.posted).toHaveLength(3);
});

it("is sent by all other channels if one fails, which the log reports without secrets", async () => {
  inbox.status = 500;
  const alerts = alertsTo({ webhook: inbox.webhook, mail: inbox.mail });
  const outgoing = await hearOutgoing(() => alerts.send("queue", "two wait."));
  expect(outgoing.sort()).toEqual(["alert done", "alert failed"]);
  expect(inbox.mails).toHaveLength(1);
  expect(warnings).toHaveLength(1);
  expect(JSON.stringify(warnings, errorText)).toContain("replied 500");
  expect(JSON.stringify(warnings, errorText)).not.toContain("hidden");
});

const errorText = (_name: string, value: unknown) =>
  value instanceof Error ? value.stack : value;

it("is tried again after a minute if no channel delivered it", async () => {
  inbox.status = 500;
  const alerts = alertsTo({ webhook: inbox.webhook });
  expect(await alerts.send("queue", "two wait.")).toBe(false);
  inbox.status = 204;
  clock.advance(minutes(0.9));
  expect(await alerts.send("queue", "two wait.")).toBe(false);
  expect(inbox.posted).toHaveLength(1);
  clock.advance(minutes(0.1));
  expect(await alerts.send("queue", "two wait.")).toBe(true);
});

it("follows no redirect, which would send it to another server", async () => {
  inbox.status = 307;
  expect(
    await alertsTo({ webhook: inbox.webhook }).send("queue", "two wait."),
  ).toBe(false);
  expect(inbox.posted).toHaveLength(1);
});

it("is off if no channel is set up", () => {
  expect(alertsTo({}).isOn).toBe(false);
  expect(alertsTo({ webhook: inbox.webhook }).isOn).toBe(true);
});
