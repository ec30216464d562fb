import { fakeNetwork, json, refusal } from "../testing/fake-network.ts";
import { ApiError } from "./errors.ts";
import { preloadReplies } from "./preloaded.ts";
import { request } from "./request.ts";

function setCsrf(token: string | null) {
  document.cookie =
    token === null ? "nearsay_csrf=; max-age=0" : `nearsay_csrf=${token}`;
}

beforeEach(() => {
  setCsrf("t1");
});

it.each(["/surveys", "/api/surveys"])("calls %s under /api", async (path) => {
  const network = fakeNetwork({ "GET /api/surveys": { items: [] } });
  await expect(request(path)).resolves.toEqual({ items: [] });
  expect(network.calls[0]?.path).toBe("/api/surveys");
});

it("omits empty query values", async () => {
  const network = fakeNetwork({ "GET /api/x": {} });
  await request("/x", { query: { a: 1, b: null, c: undefined, d: "" } });
  expect(network.calls[0]?.path).toBe("/api/x?a=1");
});

it("sends JSON with the csrf token of the cookie", async () => {
  const network = fakeNetwork({ "POST /api/x": { ok: true } });
  await request("/x", { method: "POST", body: { a: 1 } });
  const [call] = network.calls;
  expect(call?.headers.get("x-csrf-token")).toBe("t1");
  expect(call?.headers.get("content-type")).toBe("application/json");
  expect(call?.body).toEqual({ a: 1 });
});

it.each([
  ["form", new FormData()],
  ["file", new Blob(["a"], { type: "image/png" })],
])(
  "sends a %s unchanged, so that the browser sets its type",
  async (_name, body) => {
    const network = fakeNetwork({ "POST /api/x": {} });
    await request("/x", { method: "POST", body });
    expect(network.calls[0]?.body).toBe(body);
    expect(network.calls[0]?.headers.has("content-type")).toBe(false);
    expect(network.calls[0]?.headers.get("x-csrf-token")).toBe("t1");
  },
);

it("sends cookies", async () => {
  fakeNetwork({ "GET /api/x": {} });
  const fetch = jest.spyOn(globalThis, "fetch");
  await request("/x");
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: "include" });
});

it("reads without a csrf token", async () => {
  const network = fakeNetwork({ "GET /api/x": {} });
  await request("/x");
  expect(network.calls[0]?.headers.has("x-csrf-token")).toBe(false);
});

it("sends a change with an idempotency key that is the same in retries and unique to the call", async () => {
  const network = fakeNetwork({
    "GET /api/health": {},
    "POST /api/x": () =>
      network.to("POST /api/x").length === 1 ? refusal(403, "No") : json({}),
    "GET /api/x": {},
  });
  await request("/x", { method: "POST" });
  await request("/x", { method: "POST" });
  await request("/x");
  const keyOf = ({ headers }: { headers: Headers }) =>
    headers.get("idempotency-key");
  const [first, repeat, other] = network.to("POST /api/x").map(keyOf);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(repeat).toBe(first);
  expect(other).not.toBe(first);
  expect(network.to("GET /api/x").map(keyOf)).toEqual([null]);
});

it("sends a change with the idempotency key of the caller", async () => {
  const network = fakeNetwork({ "POST /api/x": {} });
  await request("/x", { method: "POST", idempotencyKey: "k1" });
  expect(network.calls[0]?.headers.get("idempotency-key")).toBe("k1");
});

it("returns null for 204", async () => {
  fakeNetwork({ "GET /api/x": null });
  await expect(request("/x")).resolves.toBeNull();
});

it("uses an inlined reply once, then sends requests", async () => {
  const network = fakeNetwork({ "GET /api/x": { from: "network" } });
  preloadReplies({ "/x": { from: "page" } });
  await expect(request("/x")).resolves.toEqual({ from: "page" });
  expect(network.calls).toHaveLength(0);
  await expect(request("/x")).resolves.toEqual({ from: "network" });
});

it("refreshes the csrf token once after 403 and tries again", async () => {
  const network = fakeNetwork({
    "GET /api/health": () => {
      setCsrf("t2");
      return json({});
    },
    "POST /api/x": ({ headers }) =>
      headers.get("x-csrf-token") === "t2"
        ? json({ ok: true })
        : refusal(403, "Forged"),
  });
  await expect(request("/x", { method: "POST" })).resolves.toEqual({
    ok: true,
  });
  expect(network.to("POST /api/x")).toHaveLength(2);
});

it("refreshes the csrf token once for concurrent requests with a stale one", async () => {
  const network = fakeNetwork({
    "GET /api/health": () => {
      setCsrf("t2");
      return json({});
    },
    "POST /api/x": ({ headers }) =>
      headers.get("x-csrf-token") === "t2" ? json({}) : refusal(403, "Forged"),
  });
  const post = () => request("/x", { method: "POST" });
  await Promise.all([post(), post(), post()]);
  expect(network.to("GET /api/health")).toHaveLength(1);
});

it("gives up after the second 403", async () => {
  const network = fakeNetwork({
    "GET /api/health": {},
    "POST /api/x": () => refusal(403, "Opted out", "OPTED_OUT"),
  });
  await expect(request("/x", { method: "POST" })).rejects.toMatchObject({
    status: 403,
    msg: "Opted out",
    code: "OPTED_OUT",
  });
  expect(network.to("POST /api/x")).toHaveLength(2);
});

it("does not repeat a GET after 403", async () => {
  const network = fakeNetwork({ "GET /api/x": () => refusal(403, "Code") });
  await expect(request("/x")).rejects.toBeInstanceOf(ApiError);
  expect(network.calls).toHaveLength(1);
});

it("starts one new session for concurrent requests with an expired one", async () => {
  let alive = false;
  const network = fakeNetwork({
    "POST /api/auth/anon": () => {
      alive = true;
      return new Response(null, { status: 204 });
    },
    "GET /api/x": () => (alive ? json({ ok: true }) : refusal(401, "Dead")),
  });
  await Promise.all([request("/x"), request("/x"), request("/x")]);
  expect(network.to("POST /api/auth/anon")).toHaveLength(1);
});

it("gives up after the second 401", async () => {
  const network = fakeNetwork({
    "POST /api/auth/anon": null,
    "GET /api/x": () => refusal(401, "Dead"),
  });
  await expect(request("/x")).rejects.toMatchObject({
    status: 401,
    msg: "Dead",
  });
  expect(network.calls).toHaveLength(3);
});

it("replaces an expired session and a stale csrf token in one call", async () => {
  const answers = [
    refusal(401, "Dead"),
    refusal(403, "Forged"),
    json({ ok: true }),
  ];
  fakeNetwork({
    "POST /api/auth/anon": null,
    "GET /api/health": {},
    "POST /api/x": () => answers.shift() ?? refusal(500, "Once too often"),
  });
  await expect(request("/x", { method: "POST" })).resolves.toEqual({
    ok: true,
  });
});

it("reports that the session could not start if the server gives no reason", async () => {
  fakeNetwork({
    "GET /api/x": () => refusal(401, "Dead"),
    "POST /api/auth/anon": () => new Response("", { status: 500 }),
  });
  await expect(request("/x")).rejects.toMatchObject({
    msg: "Anon auth failed",
  });
});

it("starts a session before the first change of a visitor without a token", async () => {
  setCsrf(null);
  const network = fakeNetwork({
    "POST /api/auth/anon": () => {
      setCsrf("fresh");
      return new Response(null, { status: 204 });
    },
    "POST /api/x": {},
  });
  await request("/x", { method: "POST" });
  expect(network.calls.map((call) => call.path)).toEqual([
    "/api/auth/anon",
    "/api/x",
  ]);
});

describe("a refusal", () => {
  it.each([
    [json({ msg: "One" }, 400), "One"],
    [json({ message: "Two" }, 400), "Two"],
    [json({ error: "Three" }, 400), "Three"],
    [new Response("Four", { status: 400 }), "Four"],
    [json("Five", 400), "Five"],
  ])("has the server's message (%#)", async (answer, msg) => {
    fakeNetwork({ "GET /api/x": () => answer });
    await expect(request("/x")).rejects.toMatchObject({ msg, worded: true });
  });

  it.each(["", "<html>", "{}", "[]", "404"])(
    "has the name of its status as message if the server sends %p",
    async (text) => {
      const init = { status: 502, statusText: "Bad Gateway" };
      fakeNetwork({ "GET /api/x": () => new Response(text, init) });
      await expect(request("/x")).rejects.toMatchObject({
        msg: "Bad Gateway",
        worded: false,
      });
    },
  );

  it("contains code, data and closing time", async () => {
    const expiresAt = "2026-01-01T00:00:00Z";
    fakeNetwork({
      "GET /api/x": () =>
        refusal(410, "Closed", "SURVEY_CLOSED", { data: { a: 1 }, expiresAt }),
    });
    await expect(request("/x")).rejects.toMatchObject({
      status: 410,
      code: "SURVEY_CLOSED",
      data: { a: 1 },
      expiresAt,
    });
  });
});

it("reports that the server was not reached", async () => {
  fakeNetwork({
    "GET /api/x": () => {
      throw new TypeError("fetch failed");
    },
  });
  await expect(request("/x")).rejects.toMatchObject({
    status: 0,
    code: "NETWORK",
  });
});

it("reports that the connection broke during a response", async () => {
  fakeNetwork({
    "GET /api/x": () => {
      const broken = new ReadableStream({
        start: (controller) => controller.error(new TypeError("terminated")),
      });
      return new Response(broken);
    },
  });
  await expect(request("/x")).rejects.toMatchObject({
    status: 0,
    msg: "The server could not be reached.",
  });
});

it.each(["GET", "POST"] as const)(
  "does not treat a network's sign-in page as a response to a %s",
  async (method) => {
    const page = () => new Response("<!DOCTYPE html><title>Sign in</title>");
    fakeNetwork({ "GET /api/x": page, "POST /api/x": page });
    await expect(request("/x", { method })).rejects.toThrow(
      "The server answered with a page, not data.",
    );
  },
);

it("reports a malformed response", async () => {
  const headers = { "content-type": "application/json" };
  fakeNetwork({ "GET /api/x": () => new Response('{"items":[', { headers }) });
  await expect(request("/x")).rejects.toThrow(
    "The server's answer could not be read.",
  );
});

it("reports that the server took too long", async () => {
  fakeNetwork({ "GET /api/x": () => new Promise<Response>(() => undefined) });
  await expect(request("/x", { timeoutMs: 1 })).rejects.toMatchObject({
    status: 0,
    code: "TIMEOUT",
  });
});

it("passes on that the caller aborted", async () => {
  fakeNetwork({ "GET /api/x": () => new Promise<Response>(() => undefined) });
  const controller = new AbortController();
  const call = request("/x", { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

describe("a request with a survey's key", () => {
  it("contains the key and the version, and nothing that identifies the caller", async () => {
    setCsrf("t1");
    const network = fakeNetwork({ "PATCH /api/manage/u": { ok: true } });
    const fetch = jest.spyOn(globalThis, "fetch");
    await request("/manage/u", {
      method: "PATCH",
      body: {},
      bearer: "secret",
      ifMatch: "4",
    });
    const headers = network.calls[0]?.headers;
    expect(headers?.get("authorization")).toBe("Bearer secret");
    expect(headers?.get("if-match")).toBe('"4"');
    expect(headers?.get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
    expect(headers?.has("x-csrf-token")).toBe(false);
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: "omit" });
  });

  it("starts no session", async () => {
    setCsrf(null);
    const network = fakeNetwork({ "DELETE /api/manage/u": null });
    await request("/manage/u", { method: "DELETE", bearer: "secret" });
    expect(network.calls).toHaveLength(1);
  });

  it.each([401, 403, 429])("is not repeated after %s", async (status) => {
    const network = fakeNetwork({
      "PATCH /api/manage/u": () =>
        refusal(status, "No", "", { data: { botCheck: "survey_create" } }),
    });
    const call = request("/manage/u", { method: "PATCH", bearer: "secret" });
    await expect(call).rejects.toMatchObject({ status });
    expect(network.calls).toHaveLength(1);
  });
});
