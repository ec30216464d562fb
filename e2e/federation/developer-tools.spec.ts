import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

test("the federation's developer tools see the host and the remotes of a page", async ({
  arrive,
  publish,
}) => {
  const title = "Who loads whom";
  const id = await publish({ title, questions: [oneOf("You?", "Yes", "No")] });
  const page = await arrive();
  await page.goto(`/?s=${id}`);
  const card = page.getByRole("article", { name: title });
  await card.getByRole("button", { name: "Discuss", exact: true }).click();
  await expect(card.getByRole("textbox", { name: "Your Post" })).toBeVisible();
  // What the browser's extension reads.
  const seen = await page.evaluate(() => {
    const { __INSTANCES__, __SHARE__, moduleInfo } = globalThis.__FEDERATION__;
    return {
      instances: __INSTANCES__.map(({ name }) => name),
      libraries: Object.keys(__SHARE__["nearsay_host"]?.["default"] ?? {}),
      known: Object.keys(moduleInfo),
    };
  });
  const containers = await containersAt(page.request);
  const loaded = ["surveys", "discussion"].map((name) => containers.get(name));
  expect(seen.instances).toEqual(
    expect.arrayContaining(["nearsay_host", ...loaded]),
  );
  expect(seen.libraries).toEqual(
    expect.arrayContaining(["react", "jotai", "@nearsay/core/session"]),
  );
  expect(seen.known).toEqual(
    expect.arrayContaining([
      "nearsay_host",
      ...loaded.map((name): unknown => expect.stringContaining(`${name}:http`)),
    ]),
  );
});

/** Containers of all remotes, by name of the remote. */
async function containersAt(
  site: APIRequestContext,
): Promise<Map<string, string>> {
  const reply = await site.get("/api/remotes");
  const { remotes } = (await reply.json()) as {
    remotes: { name: string; version: string }[];
  };
  const named = remotes.map(({ name, version }) => {
    const container = `nearsay_${name}_${version}`.replace(/\W/g, "_");
    return [name, container] as const;
  });
  return new Map(named);
}
