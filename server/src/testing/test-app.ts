import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "../app/app.ts";
import { readConfig } from "../app/config.ts";
import type { Database } from "../base/db/database.ts";
import { builtInNotice } from "../drafting/built-in-drafter.ts";
import type { Drafter } from "../drafting/drafter.ts";
import type { AppConfig } from "../app/services.ts";
import { TestClient } from "./client.ts";

/** The server's clock, set by the test. */
export class TestClock {
  now = new Date("2026-03-02T10:20:30.000Z");

  readonly read = (): Date => this.now;

  advance({ hours }: { hours: number }): void {
    this.now = new Date(this.now.getTime() + hours * 3_600_000);
  }
}

const drafter: Drafter = {
  draft: (text) =>
    Promise.resolve({
      draft: {
        title: text,
        instructions: "",
        questions: [
          { text, type: "free_text", options: [], allowMultiple: false },
        ],
      },
      notice: builtInNotice,
    }),
  translate: ({ texts, to }) =>
    Promise.resolve(texts.map((text) => `${text} (${to})`)),
};

export function testConfig(settings: Partial<AppConfig> = {}): AppConfig {
  return {
    ...readConfig({}),
    // The default folder may contain releases on a developer's machine.
    releasesDir: join(tmpdir(), "nearsay-no-releases"),
    botCheck: { provider: "off" },
    secret: "a secret for tests only, 32 chars long",
    logLevel: "silent",
    rateLimits: 0,
    // Tests answer as fast as scripts, so responses would be flagged.
    flagResponses: false,
    maxEventLoopDelay: 0,
    ...settings,
  };
}

export interface TestApp {
  app: FastifyInstance;
  clock: TestClock;
  /** A visitor with a session and consent. */
  visitor: (options?: { consent?: boolean }) => Promise<TestClient>;
}

export async function startTestApp(
  db: Database,
  options: Partial<AppOptions> = {},
  settings: Partial<AppConfig> = {},
): Promise<TestApp> {
  const clock = new TestClock();
  const config = testConfig(settings);
  const app = await buildApp({
    db,
    config,
    drafter,
    clock: clock.read,
    ...options,
  });
  return {
    app,
    clock,
    visitor: (how) => new TestClient(app).start(how),
  };
}
