import type { Database } from "../base/db/database.ts";
import { openTestPglite } from "../testing/test-pglite.ts";
import { startTestApp } from "../testing/test-app.ts";

const proxy = "10.0.0.2";
const visitor = "203.0.113.7";
const forged = "198.51.100.1";

describe("TRUST_PROXY=on", () => {
  let db: Database;
  const lines: string[] = [];

  beforeAll(async () => {
    ({ db } = await openTestPglite({}));
  });

  afterAll(() => db.close());

  /** The address by which a visitor is identified who connects from `remoteAddress`. */
  async function knownAs(remoteAddress: string, claimed: string) {
    const logStream = { write: (line: string) => void lines.push(line) };
    const settings = { trustProxy: true, logLevel: "warn" } as const;
    const { app } = await startTestApp(db, { logStream }, settings);
    app.get("/ip", (request) => request.ip);
    const headers = { "x-forwarded-for": claimed };
    const reply = await app.inject({ url: "/ip", remoteAddress, headers });
    await app.close();
    return reply.payload;
  }

  it("trusts a proxy in a private network, and no address that it forwards", async () => {
    expect(await knownAs(proxy, visitor)).toBe(visitor);
    expect(await knownAs(proxy, `${forged}, ${visitor}`)).toBe(visitor);
    expect(await knownAs(proxy, `${visitor}, 192.168.0.3`)).toBe(visitor);
  });

  it("treats any client from elsewhere as the visitor, whatever it claims", async () => {
    expect(await knownAs(visitor, forged)).toBe(visitor);
    expect(await knownAs(visitor, "198.51.100.2")).toBe(visitor);
  });

  it("causes a warning at the start", async () => {
    lines.length = 0;
    await knownAs(proxy, visitor);
    expect(lines.join("")).toContain("TRUST_PROXY is on");
  });
});
