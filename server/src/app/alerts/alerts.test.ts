import { once } from "node:events";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { hearOutgoing } from "../../testing/hear-outgoing.ts";
import { TestClock } from "../../testing/test-app.ts";
import { createAlerts } from "./alerts.ts";
import type { AlertConfig } from "./alert-settings.ts";

const nothing: AlertConfig = { webhook: null, mail: null };
const minutes = (count: number) => ({ hours: count / 60 });

let clock: TestClock;
let posted: { request: IncomingMessage; body: string }[];
let mails: string[];
let status: number;
let warnings: unknown[];

const chat = createServer((request, response) => {
  void text(request).then((body) => {
    posted.push({ request, body });
    response.writeHead(status, { location: "/elsewhere" }).end();
  });
});
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    void text(stream).then((mail) => {
      mails.push(mail);
      done();
    });
  },
});
let webhook: string;
let server: string;

beforeAll(async () => {
  chat.listen(0, "127.0.0.1");
  post.listen(0, "127.0.0.1");
  await Promise.all([once(chat, "listening"), once(post.server, "listening")]);
  const portOf = (address: unknown) => (address as AddressInfo).port;
  webhook = `http://127.0.0.1:${portOf(chat.address())}/hook?key=hidden`;
  server = `smtp://127.0.0.1:${portOf(post.server.address())}`;
});

afterAll(() => {
  chat.close();
  post.close();
});

beforeEach(() => {
  clock = new TestClock();
  posted = [];
  mails = [];
  status = 204;
  warnings = [];
});

const mail = () => ({ to: "me@site.example", from: "it@site.example", server });

function alertsTo(alerts: Partial<AlertConfig>) {
  return createAlerts({
    config: {
      alerts: { ...nothing, ...alerts },
      publicUrl: "https://site.example",
    },
    clock: clock.read,
    log: { warn: (...said: unknown[]) => warnings.push(said) },
  });
}

it("is posted as chats take it, and as programs do", async () => {
  const alerts = alertsTo({ webhook });
  expect(await alerts.tell("queue", "two wait.")).toBe(true);
  const [{ request, body }] = posted as [(typeof posted)[0]];
  expect(request.url).toBe("/hook?key=hidden");
  expect(request.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(body)).toEqual({
    text: "Nearsay: two wait.",
    kind: "queue",
    site: "https://site.example",
  });
});

it("is mailed in a line, with the site", async () => {
  expect(await alertsTo({ mail: mail() }).tell("queue", "two wait.")).toBe(
    true,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("To: me@site.example");
  expect(mails[0]).toContain("Subject: Nearsay: two wait.");
  expect(mails[0]).toContain("https://site.example");
});

it("comes once in ten minutes of a kind", async () => {
  const alerts = alertsTo({ webhook });
  expect(await alerts.tell("queue", "one waits.")).toBe(true);
  clock.advance(minutes(9.9));
  expect(await alerts.tell("queue", "two wait.")).toBe(false);
  expect(await alerts.tell("database", "away.")).toBe(true);
  clock.advance(minutes(0.1));
  expect(await alerts.tell("queue", "three wait.")).toBe(true);
  expect(posted).toHaveLength(3);
});

it("goes every other way where one fails, which the log tells without its secrets", async () => {
  status = 500;
  const alerts = alertsTo({ webhook, mail: mail() });
  const heard = await hearOutgoing(() => alerts.tell("queue", "two wait."));
  expect(heard.sort()).toEqual(["alert done", "alert failed"]);
  expect(mails).toHaveLength(1);
  expect(warnings).toHaveLength(1);
  expect(JSON.stringify(warnings, errorText)).toContain("replied 500");
  expect(JSON.stringify(warnings, errorText)).not.toContain("hidden");
});

const errorText = (_name: string, value: unknown) =>
  value instanceof Error ? value.stack : value;

it("is tried again a minute after it arrived nowhere", async () => {
  status = 500;
  const alerts = alertsTo({ webhook });
  expect(await alerts.tell("queue", "two wait.")).toBe(false);
  status = 204;
  clock.advance(minutes(0.9));
  expect(await alerts.tell("queue", "two wait.")).toBe(false);
  expect(posted).toHaveLength(1);
  clock.advance(minutes(0.1));
  expect(await alerts.tell("queue", "two wait.")).toBe(true);
});

it("follows no redirect, which would take it elsewhere", async () => {
  status = 307;
  expect(await alertsTo({ webhook }).tell("queue", "two wait.")).toBe(false);
  expect(posted).toHaveLength(1);
});

it("is off where no way is set", () => {
  expect(alertsTo({}).isOn).toBe(false);
  expect(alertsTo({ webhook }).isOn).toBe(true);
});
