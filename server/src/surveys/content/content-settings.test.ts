import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { Settings } from "../../base/settings.ts";
import { createContentFilter, readContentConfig } from "./content-settings.ts";
import { createRemoteFilter } from "./remote-filter.ts";

function filterOf(env: Record<string, string>) {
  const settings = new Settings(env);
  const filter = createContentFilter(readContentConfig(settings));
  settings.finish();
  return filter;
}

it("allows everything if nothing is configured", async () => {
  await expect(filterOf({}).allows("snark", "post")).resolves.toBe(true);
});

describe("CONTENT_BLOCKLIST", () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "nearsay-blocklist-"));
    file = join(folder, "words.txt");
    await writeFile(file, "snark\n");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("refuses the words of the file, and the new words after the file has changed", async () => {
    const filter = filterOf({ CONTENT_BLOCKLIST: file });
    expect(await filter.allows("A snark", "post")).toBe(false);
    await writeFile(file, "boojum\n");
    await utimes(file, 1, 1);
    expect(await filter.allows("A snark", "post")).toBe(true);
    expect(await filter.allows("A boojum", "post")).toBe(false);
  });

  it("applies the last version read while the file is missing", async () => {
    const filter = filterOf({ CONTENT_BLOCKLIST: file });
    await rm(file);
    expect(await filter.allows("A snark", "post")).toBe(false);
  });

  it("must name an existing file at start", () => {
    const settings = new Settings({ CONTENT_BLOCKLIST: folder });
    readContentConfig(settings);
    expect(() => settings.finish()).toThrow("there is no such file");
  });
});

describe("CONTENT_FILTER_URL", () => {
  let service: FastifyInstance;
  let url: string;
  let asked: unknown[];
  let answer: () => unknown;

  beforeEach(async () => {
    asked = [];
    service = fastify();
    service.post("/", async ({ body }, reply) => {
      asked.push(body);
      return reply.send(await answer());
    });
    url = await service.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => service.close());

  it.each([true, false])("applies the service's reply: %s", async (allowed) => {
    answer = () => ({ allowed });
    const filter = filterOf({ CONTENT_FILTER_URL: url });
    expect(await filter.allows("Hello", "reply")).toBe(allowed);
    expect(asked).toEqual([{ text: "Hello", where: "reply" }]);
  });

  const broken: [string, () => unknown][] = [
    ["an error of the service", () => Promise.reject(new Error("broken"))],
    ["a reply of another shape", () => "allowed"],
    ["a reply without a boolean result", () => ({ allowed: "yes" })],
    [
      "no reply",
      () => new Promise((resolve) => service.addHook("onClose", resolve)),
    ],
  ];
  it.each(broken)(
    "refuses or allows, as configured, on %s",
    async (_what, reply) => {
      answer = reply;
      const strict = createRemoteFilter({ url, whenAway: "refuse" }, 100);
      await expect(strict.allows("Hello", "post")).rejects.toMatchObject({
        code: "CONTENT_CHECK_UNAVAILABLE",
      });
      const lenient = createRemoteFilter({ url, whenAway: "allow" }, 100);
      await expect(lenient.allows("Hello", "post")).resolves.toBe(true);
    },
  );

  it("refuses by default if nothing listens", async () => {
    await service.close();
    const filter = filterOf({ CONTENT_FILTER_URL: url });
    await expect(filter.allows("Hello", "post")).rejects.toMatchObject({
      code: "CONTENT_CHECK_UNAVAILABLE",
    });
  });
});
