import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type AlertInbox, openAlertInbox } from "../../testing/alert-inbox.ts";
import { describeFindings } from "./run-doctor.ts";
import { tryAlerts } from "./try-alerts.ts";

const program = fileURLToPath(new URL("../doctor.ts", import.meta.url));
let inbox: AlertInbox;

beforeAll(async () => {
  inbox = await openAlertInbox();
});

afterAll(() => {
  inbox.close();
});

beforeEach(() => {
  inbox.empty();
});

const tryOut = async (alerts: Parameters<typeof tryAlerts>[0]["alerts"]) =>
  describeFindings(
    await tryAlerts({ alerts, publicUrl: "https://site.example" }),
  ).split("\n");

it("sends one alert by each channel and reports each delivery in a line", async () => {
  const { webhook, mail } = inbox;
  expect(await tryOut({ webhook, mail })).toEqual([
    "ok  Test alert by webhook: It was accepted. Check that it arrived.",
    "ok  Test alert by mail: It was accepted. Check that it arrived.",
  ]);
  expect(inbox.posted.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      text: "Nearsay: this is a test alert. There is no problem.",
      kind: "try-out",
      site: "https://site.example",
    },
  ]);
  expect(inbox.mails).toEqual([
    expect.stringMatching(/^Subject: Nearsay: this is a test alert/m),
  ]);
});

it("reports in a line why one failed, without the secrets of the address", async () => {
  inbox.status = 500;
  const { webhook, mail } = inbox;
  const away = { ...mail, server: "smtp://user:pass@127.0.0.1:1" };
  const lines = await tryOut({ webhook, mail: away });
  expect(lines).toEqual([
    "BAD Test alert by webhook: It was not accepted: the webhook replied 500",
    expect.stringMatching(
      /^BAD Test alert by mail: It was not accepted: .*ECONNREFUSED/,
    ),
  ]);
  expect(lines.join()).not.toMatch(/hidden|pass/);
});

it("reports that no channel is set up", async () => {
  expect(await tryOut({ webhook: null, mail: null })).toEqual([
    expect.stringMatching(/^! {3}Test alert: Neither ALERT_WEBHOOK nor/),
  ]);
});

it("is run by the doctor on request, and other arguments are refused", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-try-out-"));
  const run = async (...args: string[]) => {
    const child = spawn(
      process.execPath,
      ["--conditions=source", "--import=tsx", program, ...args],
      {
        env: {
          PATH: process.env["PATH"],
          DATA_DIR: dataDir,
          ALERT_WEBHOOK: inbox.webhook,
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    const [out, err] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    return { out, err, code: child.exitCode };
  };
  expect((await run()).out).not.toContain("Test alert");
  expect(inbox.posted).toEqual([]);
  expect((await run("--try-alerts")).out).toContain(
    "ok  Test alert by webhook",
  );
  expect(inbox.posted).toHaveLength(1);
  expect(await run("--try-alert")).toEqual({
    out: "",
    err: "Usage: npm run doctor [-- --try-alerts]\n",
    code: 2,
  });
  await rm(dataDir, { recursive: true });
});
