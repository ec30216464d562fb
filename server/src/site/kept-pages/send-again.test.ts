import { request } from "node:http";
import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";
import { EncodedPage } from "./encoded-page.ts";
import { createKeptReplies } from "./kept-replies.ts";
import { sendAgain } from "./send-again.ts";
import { sendKept } from "./send-kept.ts";

const pageOf = (html: string) => new EncodedPage({ html, policy: "none" });

let app: FastifyInstance;
let page: EncodedPage;
let right: EncodedPage | null;
let served: string[];
let checkRate: CheckRate;

beforeEach(async () => {
  right = page = pageOf("a");
  served = [];
  checkRate = () => Promise.resolve();
  const replies = createKeptReplies();
  app = fastify({ trustProxy: true });
  await app.register(cookie);
  app.addHook(
    "onRequest",
    sendAgain(replies, (request) => checkRate(request)),
  );
  app.get("/*", async (request, reply) => {
    served.push(request.url);
    void reply.headers({ "x-said": "once", "x-request-id": request.id });
    return sendKept({ page, peek: () => right, replies }, request, reply);
  });
  app.post("/*", () => "posted");
});
afterEach(() => app.close());

const get = (more: InjectOptions = {}) => app.inject({ url: "/", ...more });

/** Whether the page's handler was called. */
async function isServed(more: InjectOptions = {}): Promise<boolean> {
  const before = served.length;
  await get(more);
  return served.length > before;
}

it.each<[string, InjectOptions]>([
  ["a page", {}],
  ["the headers of a page", { method: "HEAD" }],
  ["the reply that a page is unchanged", { headers: { "if-none-match": "*" } }],
  ["a compressed page", { headers: { "accept-encoding": "gzip" } }],
])("sends %s again as it was sent first", async (_what, more) => {
  const [first, second] = [await get(more), await get(more)];
  expect(served).toHaveLength(1);
  for (const { headers } of [first, second]) delete headers.date;
  const { "x-request-id": id, ...rest } = first.headers;
  expect(id).toEqual(expect.any(String));
  expect(second.headers).toEqual({
    ...rest,
    "x-request-id": expect.not.stringMatching(String(id)) as string,
  });
  expect(rest).toMatchObject({ "x-said": "once", etag: page.etag });
  expect(second.statusCode).toBe(first.statusCode);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
});

it("sends 304 to a browser that has the page, whatever the first request was", async () => {
  const known = { headers: { "if-none-match": `"other", ${page.etag}` } };
  const other = { headers: { "if-none-match": 'W/"other"' } };
  expect((await get()).statusCode).toBe(200);
  const unchanged = await get(known);
  expect(unchanged.statusCode).toBe(304);
  for (const name of ["content-type", "content-security-policy"])
    expect(unchanged.headers).not.toHaveProperty(name);
  expect((await get(other)).body).toBe("a");
  expect(served).toHaveLength(1);
});

it.each<[string, InjectOptions]>([
  ["another address", { url: "/about" }],
  ["an address with a query", { url: "/?q=1" }],
  ["only the headers", { method: "HEAD" }],
  ["another host", { headers: { host: "localhost:1" } }],
  [
    "another host in a proxy's header",
    { headers: { "x-forwarded-host": "other" } },
  ],
  ["HTTPS in a proxy's header", { headers: { "x-forwarded-proto": "https" } }],
  ["Markdown", { headers: { accept: "text/markdown" } }],
  ["another encoding", { headers: { "accept-encoding": "br" } }],
  [
    "a release chosen by a cookie",
    { headers: { cookie: "nearsay_remotes=a@b" } },
  ],
])("leaves a request for %s to the page's handler", async (_what, more) => {
  await get();
  expect(await isServed(more)).toBe(true);
  expect(await isServed(more)).toBe(false);
});

it("leaves a request to another address of this machine to the page's handler", async () => {
  await app.listen({ port: 0, host: "0.0.0.0" });
  const { port } = app.server.address() as AddressInfo;
  const askAt = (host: string) =>
    new Promise<void>((done) => {
      const headers = { host: "localhost" };
      request({ host, port, headers }, (reply) =>
        reply.resume().on("end", done),
      ).end();
    });
  for (const host of ["127.0.0.1", "127.0.0.2", "127.0.0.1", "127.0.0.2"])
    await askAt(host);
  expect(served).toHaveLength(2);
});

it("leaves a request that is not for a page to the page's handler", async () => {
  await get();
  expect((await get({ method: "POST" })).body).toBe("posted");
});

it("does not send a page that is outdated or has been replaced", async () => {
  await get();
  right = null;
  expect(await isServed()).toBe(true);
  right = pageOf("b");
  expect(await isServed()).toBe(true);
  expect(await isServed()).toBe(true);
  right = page;
  expect(await isServed()).toBe(false);
});

it("does not wait for a running compression", async () => {
  const coded = { headers: { "accept-encoding": "br" } };
  await get(coded);
  right = pageOf("a");
  void right.body("br");
  expect(await isServed(coded)).toBe(true);
});

it("counts each request, and leaves a refused one to the page's handler", async () => {
  let counted = 0;
  await get();
  checkRate = () => {
    counted += 1;
    return counted > 1 ? Promise.reject(new Error("often")) : Promise.resolve();
  };
  expect(await isServed()).toBe(false);
  expect(await isServed()).toBe(true);
  expect(counted).toBe(2);
});

it("drops the least used request variants above the maximum", async () => {
  await get();
  const accept = (n: number) => ({
    headers: { accept: `${n}`.repeat(15_000) },
  });
  for (let n = 100; n < 200; n += 1) await get(accept(n));
  expect(await isServed(accept(199))).toBe(false);
  expect(await isServed()).toBe(true);
});
