import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Product, startProduct } from "../fixtures/product.ts";
import { expect, openDatabase, test as base } from "../fixtures/test.ts";

const root = resolve(import.meta.dirname, "../..");

interface Club {
  url: Product["url"];
  /** Code of an invitation for one person. */
  code: string;
}

const test = base.extend<{ club: Club }>({
  club: [
    async ({ engine }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "nearsay-club-"));
      const database = await openDatabase(engine);
      const env = { ...database.env, DATA_DIR: folder, GEO_PROMPT: "off" };
      const product = await startProduct({ ...env, ACTIVATION: "required" });
      const code = makeInvitation(env);
      await use({ url: product.url, code });
      await product.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
    // Two processes start, one after the other.
    { timeout: 120_000 },
  ],
});

/** Like the operator of the site, while it runs. */
function makeInvitation(env: Record<string, string>): string {
  const operator = [join(root, "server/dist/app/operator.js"), "invite"];
  const output = execFileSync(process.execPath, operator, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });
  return output.trim();
}

test("if an invitation is required, every path leads to it and a code admits the visitor", async ({
  page,
  club,
}) => {
  const title = page.getByRole("heading", { name: "You need an invitation" });
  for (const path of ["/", "/about", "/surveys/1", "/nowhere"]) {
    await page.goto(`${club.url}${path}`);
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(`${club.url}/invite`);
    await expect(page).toHaveTitle("Invitation · Nearsay");
  }
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(`${club.url}/invite`);

  const code = page.getByRole("textbox", { name: "Invitation code" });
  await code.fill("000000000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Invalid code");
  await expect(code).toBeFocused();

  await code.fill(` ${club.code} `);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${club.url}/`);
  await expect(page.getByRole("banner")).toBeVisible();

  await page.goto(`${club.url}/about`);
  await expect(page).toHaveTitle("About · Nearsay");
  await page.goto(`${club.url}/invite`);
  await expect(page).toHaveURL(`${club.url}/`);
});
