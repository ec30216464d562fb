import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { copyCheckout } from "../fixtures/checkout.ts";
import {
  expectAtNextLoad,
  expectDiscussion,
} from "../fixtures/discussion-card.ts";
import { type Product, startProduct } from "../fixtures/product.ts";
import { ReleaseTool } from "../fixtures/release-tool.ts";
import { expect, test as base } from "../fixtures/test.ts";

interface Shared {
  /** A copy that is used for serving and for releasing. */
  checkout: string;
  data: string;
  served: Product;
  tool: ReleaseTool;
}

const test = base.extend<Shared>({
  checkout: async ({ browserName }, use) => {
    const folder = copyCheckout(browserName);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  data: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `nearsay-${browserName}-`));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  served: async ({ checkout, data }, use) => {
    const settings = { DATA_DIR: data, GEO_PROMPT: "off" };
    const product = await startProduct(settings, checkout);
    await use(product);
    await product.stop();
  },
  tool: async ({ checkout, data }, use) => {
    await use(new ReleaseTool(checkout, "discussion", { DATA_DIR: data }));
  },
});

// Everything is built to try a release out, in parallel with other tests.
test.setTimeout(1_500_000);

const untested = ["release", "--untested"];

test("no visitor gets a release that is killed or broken, if one checkout serves and releases", async ({
  page,
  checkout,
  served,
  tool,
}) => {
  await page.goto(served.url);
  await expectDiscussion(page, "Discussion");
  const seen = watchRegistry(served.url);
  const texts = join(checkout, "remotes/discussion/messages/en.json");
  const expose = join(checkout, "remotes/discussion/src/expose.ts");
  const [words, door] = [texts, expose].map((file) =>
    readFileSync(file, "utf8"),
  );
  writeFileSync(
    texts,
    words?.replace(': "Discussion"', ': "Conversation"') ?? "",
  );
  const place = "node_modules/.cache/release/remotes/discussion/dist";

  const kills: Record<string, () => Promise<unknown>> = {
    "is built": () =>
      tool.killOnce(() => isHalfBuilt(join(checkout, place)), ...untested),
    "writes a file": async () => {
      const printed = await tool.killAtWrite("file", ...untested);
      expect(printed).toContain("is built.");
    },
    "writes the file that makes it a release": () =>
      tool.killAtWrite("release.json", ...untested),
    "moves the pointer": () => tool.killAtWrite("pointer", ...untested),
    "runs its end-to-end tests": () => tool.killAt("tests using"),
  };
  for (const [moment, kill] of Object.entries(kills)) {
    await test.step(`killed as it ${moment}`, async () => {
      await kill();
      await expectAtNextLoad(page, "Discussion");
    });
  }

  await test.step("broken, it fails its end-to-end tests", async () => {
    writeFileSync(
      expose,
      'export function Discussion(): never {\n  throw new Error("broken");\n}\n',
    );
    const { code, printed } = await tool.try();
    expect(printed).toContain("End-to-end tests fail with discussion");
    expect(code).toBe(1);
    await expectAtNextLoad(page, "Discussion");
    writeFileSync(expose, door ?? "");
  });

  expect(await seen.stop()).toHaveLength(1);

  await test.step("run again, it is served", async () => {
    const printed = await tool.run(...untested);
    expect(printed).toContain("is served from now on.");
    await expectAtNextLoad(page, "Conversation");
  });
});

function isHalfBuilt(dist: string): boolean {
  return existsSync(dist) && readdirSync(dist).some((n) => n.startsWith(".0"));
}

/** Continuously requests what visitors get; returns each distinct response once. */
function watchRegistry(url: string) {
  const heard = new Set<string>();
  let going = true;
  const ask = async () => {
    while (going) {
      const reply = await fetch(`${url}/api/remotes`);
      heard.add(await reply.text());
      await setTimeout(50);
    }
  };
  const asking = ask();
  return {
    stop: async () => {
      going = false;
      await asking;
      return [...heard];
    },
  };
}
