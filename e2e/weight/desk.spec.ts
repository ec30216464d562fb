import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "../fixtures/test.ts";

/**
 * The most that scripts and styles of a page of the desk may weigh, in bytes as
 * sent. What changes the survey is the editor's code and comes once it is opened.
 */
const budgets = {
  DeskPage: 25,
  DeskForm: 32,
  MinePage: 10,
  PublishedPanel: 12,
};

const dist = resolve(import.meta.dirname, "../../remotes/creator/dist");

for (const [module, kilobytes] of Object.entries(budgets))
  test(`${module} weighs little`, () => {
    const { version } = JSON.parse(
      readFileSync(join(dist, "current.json"), "utf8"),
    ) as { version: string };
    const folder = join(dist, version);
    const files = readdirSync(folder).filter(
      (name) => name.startsWith(`${module}.`) && name.endsWith(".br"),
    );
    const sizes = files.map((name) => readFileSync(join(folder, name)).length);
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    process.stdout.write(`${module}: ${(total / 1024).toFixed(1)} KB br\n`);
    expect(files.length).toBeGreaterThanOrEqual(2);
    expect(total).toBeLessThanOrEqual(kilobytes * 1024);
  });
