import { fakeNetwork, json, refusal } from "../testing/fake-network.ts";
import { setPseudoUserId, startSession } from "./anonymous-session.ts";
import { request } from "./request.ts";

const auth = "POST /api/auth/anon";

function setCsrf(token: string | null) {
  document.cookie =
    token === null ? "nearsay_csrf=; max-age=0" : `nearsay_csrf=${token}`;
}

beforeEach(() => {
  setCsrf("t1");
});

describe("startSession", () => {
  it("sends the csrf token and the id of the acting person", async () => {
    const network = fakeNetwork({ [auth]: null });
    setPseudoUserId("a1");
    await startSession();
    setPseudoUserId(null);
    const { headers } = network.calls[0] ?? {};
    expect(headers?.get("x-csrf-token")).toBe("t1");
    expect(headers?.get("x-pseudo-user-id")).toBe("a1");
  });

  it.each([() => json({}), () => new Response(null, { status: 204 })])(
    "accepts any successful response (%#)",
    async (answer) => {
      fakeNetwork({ [auth]: answer });
      await expect(startSession()).resolves.toBeUndefined();
    },
  );

  it("refreshes a stale csrf token once", async () => {
    const network = fakeNetwork({
      "GET /api/health": () => {
        setCsrf("t2");
        return json({});
      },
      [auth]: ({ headers }) =>
        headers.get("x-csrf-token") === "t2" ? json({}) : refusal(403, "No"),
    });
    await startSession();
    expect(network.to(auth)).toHaveLength(2);
  });

  it.each([
    [() => new Response("", { status: 500 }), "Anon auth failed"],
    [() => refusal(429, "Too many visits"), "Too many visits"],
  ])("reports why it failed (%#)", async (answer, msg) => {
    fakeNetwork({ [auth]: answer });
    await expect(startSession()).rejects.toMatchObject({ msg });
  });
});

describe("in a browser that refuses cookies", () => {
  const refused = {
    code: "COOKIES_REFUSED",
    msg: "Anon auth failed: this browser blocks cookies, which you need to take part. Please allow them for this site.",
  };

  beforeEach(() => {
    setCsrf(null);
  });

  it("a write is not sent and reports the reason", async () => {
    const network = fakeNetwork({ [auth]: null, "POST /api/x": {} });
    await expect(request("/x", { method: "POST" })).rejects.toMatchObject(
      refused,
    );
    expect(network.calls.map(({ path }) => path)).toEqual(["/api/auth/anon"]);
  });

  it("a read that needs a session reports the reason after one attempt to start one", async () => {
    const network = fakeNetwork({
      [auth]: null,
      "GET /api/x": () => refusal(401, "No session"),
    });
    await expect(request("/x")).rejects.toMatchObject(refused);
    expect(network.calls).toHaveLength(2);
  });

  it("a read that needs no session works", async () => {
    fakeNetwork({ "GET /api/x": { items: [] } });
    await expect(request("/x")).resolves.toEqual({ items: [] });
  });
});

it.each([
  [
    "are not accessible",
    () => {
      throw new DOMException("", "SecurityError");
    },
  ],
  ["are malformed", () => "nearsay_csrf=%E0%A4%A"],
])("a visitor whose cookies %s can continue to read", async (_how, cookies) => {
  jest.spyOn(document, "cookie", "get").mockImplementation(cookies);
  const network = fakeNetwork({ "GET /api/x": {}, [auth]: null });
  await expect(request("/x")).resolves.toEqual({});
  await expect(request("/x", { method: "POST" })).rejects.toMatchObject({
    code: "COOKIES_REFUSED",
  });
  expect(network.to(auth)).toHaveLength(1);
});
