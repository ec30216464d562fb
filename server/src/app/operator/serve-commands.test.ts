import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import {
  type ClientRequest,
  type IncomingMessage,
  request as startRequest,
} from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { openTestPglite } from "../../testing/test-pglite.ts";
import { askSite } from "./ask-site.ts";
import { readVersion } from "../read-version.ts";
import type { CommandDeps } from "./command-deps.ts";
import { serveCommands } from "./serve-commands.ts";

interface Run {
  code: number | null;
  out: string[];
  err: string[];
}

/** A promise that the test resolves. */
function createSign() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

describe("a site that runs commands", () => {
  let opened: TestDatabase;
  let test: TestApp;
  let surveyIds: number[];
  let commandDeps: CommandDeps;
  let dataDir: string;
  let logged = "";
  let stop: (limit?: number) => Promise<void>;

  beforeAll(async () => {
    opened = await openTestPglite({});
    const logStream = { write: (line: string) => (logged += line) };
    test = await startTestApp(opened.db, { logStream }, { logLevel: "warn" });
    // The server caches data only if it receives all changes.
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    const creator = await test.visitor();
    surveyIds = [];
    for (const title of ["Night buses", "Parks", "Benches"])
      surveyIds.push(await publishSurvey(creator, { title }));
  });

  afterAll(async () => {
    await test.app.close();
    await opened.remove();
  });

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "nearsay-socket-"));
    logged = "";
    commandDeps = { ...test.app.commandDeps };
    stop = await serve();
  });

  afterEach(async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  });

  const socket = () => join(dataDir, "operator.sock");
  const serve = () =>
    serveCommands({ dataDir, commandDeps, log: test.app.log });

  async function ask(...args: string[]): Promise<Run> {
    const output: Omit<Run, "code"> = { out: [], err: [] };
    const code = await askSite(dataDir, args, {
      out: (text) => output.out.push(text),
      err: (text) => output.err.push(text),
    });
    return { code, ...output };
  }

  function post(): ClientRequest {
    const options = { socketPath: socket(), method: "POST", agent: false };
    // The server may reply and close before all of the request is sent.
    return startRequest(options).on("error", () => undefined);
  }

  /** The reply to a body. */
  async function send(body: string): Promise<string> {
    const request = post();
    request.end(body);
    const [reply] = (await once(request, "response")) as [IncomingMessage];
    let text = "";
    for await (const chunk of reply.setEncoding("utf8")) text += String(chunk);
    return text;
  }

  /** Waits for `before`, with the number of repaired surveys, before each further repair. */
  function slowDown(before: (repaired: number) => Promise<unknown>): void {
    let repaired = 0;
    const { db } = commandDeps;
    commandDeps.db = {
      engine: db.engine,
      query: (statement) => db.query(statement),
      execute: (script) => db.execute(script),
      close: () => db.close(),
      transaction: async (work) => {
        await before(repaired);
        repaired += 1;
        return db.transaction(work);
      },
    };
  }

  async function spoilCounters(): Promise<void> {
    await opened.db.query(sql`update survey_counts set like_count = 7`);
  }

  async function countSpoilt(): Promise<number> {
    const rows = await opened.db.query(sql`
      select from survey_counts where like_count = 7`);
    return rows.length;
  }

  it("shows at once what a command has changed", async () => {
    const visitor = await test.visitor();
    const [surveyId] = surveyIds;
    const status = async () =>
      (await visitor.get(`/surveys/${surveyId}`)).status;
    expect(await status()).toBe(200);
    expect(await ask("hide", `${surveyId}`)).toEqual({
      code: 0,
      out: [`Survey ${surveyId} (Night buses) is hidden.`],
      err: [],
    });
    expect(await status()).toBe(404);
    expect((await ask("restore", `${surveyId}`)).code).toBe(0);
    expect(await status()).toBe(200);
  });

  it("ends commands with the usual exit codes, and separates errors from output", async () => {
    expect(await ask("show", "999")).toEqual({
      code: 1,
      out: [],
      err: ["There is no survey 999."],
    });
    expect(await ask("nonsense")).toMatchObject({ code: 2, out: [] });
    const { out } = await ask("reports", "--json");
    expect(JSON.parse(out.join(""))).toEqual([]);
  });

  it("prints progress while it works", async () => {
    await spoilCounters();
    const first = createSign();
    slowDown((repaired) => (repaired === 0 ? Promise.resolve() : first.given));
    const lines: string[] = [];
    const code = await askSite(dataDir, ["recount", "--repair"], {
      err: (text) => lines.push(text),
      out: (text) => {
        lines.push(text);
        first.give();
      },
    });
    expect(code).toBe(0);
    expect(lines).toEqual([
      ...surveyIds.map((id) => `survey ${id}, likes: 7 counted, 0 there`),
      "3 counters corrected",
    ]);
  });

  it("runs a command while another one runs", async () => {
    await spoilCounters();
    const other = createSign();
    slowDown(() => other.given);
    const repair = ask("recount", "--repair");
    expect((await ask("reports")).code).toBe(0);
    other.give();
    expect((await repair).code).toBe(0);
  });

  it("aborts a command whose operator has disconnected, and continues", async () => {
    await spoilCounters();
    const begun = createSign();
    const seen: number[] = [];
    const request = post();
    slowDown(async (repaired) => {
      seen.push(repaired);
      if (repaired !== 1) return;
      request.destroy();
      // When this is answered, the site has noticed.
      await ask("reports");
      begun.give();
    });
    const args = ["recount", "--repair"];
    request.end(JSON.stringify({ version: await readVersion(), args }));
    await begun.given;
    while ((await countSpoilt()) > 1) await ask("reports");
    await ask("reports");
    expect(seen).toEqual([0, 1]);
    expect(await ask("recount", "--repair")).toMatchObject({ code: 0 });
  });

  it("lets commands end before it stops, and aborts those that can end early", async () => {
    await spoilCounters();
    const begun = createSign();
    const goOn = createSign();
    slowDown(() => {
      begun.give();
      return goOn.given;
    });
    const repair = ask("recount", "--repair");
    await begun.given;
    const stopped = stop();
    goOn.give();
    expect(await repair).toEqual({
      code: 1,
      err: ["The site is stopping."],
      out: [`survey ${surveyIds[0]}, likes: 7 counted, 0 there`],
    });
    await stopped;
    expect(await ask("reports")).toMatchObject({ code: null });
    expect(await readdir(dataDir)).toEqual([]);
    stop = await serve();
    expect((await ask("recount", "--repair")).code).toBe(0);
  });

  it("cuts off commands that take too long to end, and the client reports that it did not see the end", async () => {
    const begun = createSign();
    const goOn = createSign();
    slowDown(() => {
      begun.give();
      return goOn.given;
    });
    const hide = ask("hide", `${surveyIds[0]}`);
    await begun.given;
    await stop(1);
    expect(await hide).toMatchObject({
      code: 1,
      out: [],
      err: [expect.stringMatching(/^The site did not report/) as string],
    });
    goOn.give();
    stop = await serve();
    expect((await ask("restore", `${surveyIds[0]}`)).code).toBe(0);
  });

  it("does nothing for a command line of another version", async () => {
    const version = "0.0.1 with 0001-surveys";
    const args = ["hide", `${surveyIds[0]}`];
    const reply = await send(JSON.stringify({ version, args }));
    expect(reply).toMatch(
      /^\{"err":"The running site has version \d[^"]* with \d{4}-[^"]*, and this command line 0.0.1 with 0001-surveys\. Restart the site, [^"]*"\}\n\{"code":1\}\n$/,
    );
    expect(JSON.parse((await ask("reports", "--json")).out.join(""))).toEqual(
      [],
    );
  });

  it.each([
    ["an empty request", ""],
    ["a body that is not JSON", "hide 1"],
    ["JSON without a command", "null"],
    ["arguments that are not strings", '{"version":"1","args":[1]}'],
    ["arguments that are not a list", '{"version":"1","args":"hide"}'],
  ])("refuses %s, and continues", async (_what, body) => {
    expect(await send(body)).toBe(
      '{"err":"The site received an invalid command."}\n{"code":1}\n',
    );
    expect((await ask("reports")).code).toBe(0);
  });

  it("refuses a message that is too long, and continues", async () => {
    const args = ["hide", `${surveyIds[0]}`, "x".repeat(5_000_000)];
    const body = JSON.stringify({ version: await readVersion(), args });
    expect(await send(body)).toContain("invalid command");
    expect((await ask("reports")).code).toBe(0);
  });

  it("refuses invalid HTTP and aborted requests, and continues", async () => {
    const stranger = connect(socket());
    stranger.end("hide 1\n\n");
    const [reply] = (await once(stranger, "data")) as [Buffer];
    expect(reply.toString()).toMatch(/^HTTP\/1.1 400 /);
    const breaking = connect(socket());
    breaking.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n{");
    await once(breaking, "connect");
    breaking.destroy();
    expect((await ask("reports")).code).toBe(0);
  });

  it("explains an unexpected error, and logs it", async () => {
    commandDeps.db = {
      ...commandDeps.db,
      query: () => Promise.reject(new Error("It fell from the sky.")),
    };
    const { code, err } = await ask("reports");
    expect(code).toBe(1);
    expect(err.join()).toContain("It fell from the sky.");
    expect(logged).toContain("a command failed");
    expect(logged).toContain("It fell from the sky.");
  });

  it("accepts commands of this account only", async () => {
    expect((await stat(socket())).mode & 0o777).toBe(0o600);
  });
});
