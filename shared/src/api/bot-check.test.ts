import { createChallenge, verifySolution } from "altcha-lib";
import {
  type NetworkCall,
  fakeNetwork,
  json,
  refusal,
} from "../testing/fake-network.ts";
import { startSession } from "./anonymous-session.ts";
import { answerChallenge } from "./bot-check.ts";
import { deriveKey } from "./bot-check-hash.ts";
import { isProving, watchProofs } from "./proofs-under-way.ts";
import { request } from "./request.ts";

const challengeRoute = "GET /api/bot-check/challenge";
const hmacSignatureSecret = "a secret";

const makePuzzle = (action: string | null) =>
  createChallenge({
    algorithm: "SHA-256",
    cost: 2,
    counter: 20,
    deriveKey,
    data: { action },
    hmacSignatureSecret,
  });

const askPuzzle = async ({ path }: NetworkCall) => {
  const action = new URLSearchParams(path.split("?")[1]).get("action");
  const challenge = await makePuzzle(action);
  return json({ provider: "proof-of-work", challenge });
};

interface Token {
  challenge: Awaited<ReturnType<typeof makePuzzle>>;
  solution: { counter: number; derivedKey: string };
}

function readToken(token: string): Token {
  const text = atob(token.replaceAll("-", "+").replaceAll("_", "/"));
  return JSON.parse(text) as Token;
}

function tokensOf(call: NetworkCall | undefined): string[] {
  return call?.headers.get("x-bot-check-token")?.split(",") ?? [];
}

const actionsOf = (call: NetworkCall | undefined) =>
  tokensOf(call).map(
    (token) => readToken(token).challenge.parameters.data?.action,
  );

const failed = (action: string, price = 1) =>
  refusal(403, "verification failed. Please retry.", "BOT_CHECK_FAILED", {
    data: { botCheck: action, price },
  });

beforeEach(() => {
  document.cookie = "nearsay_csrf=t1";
});

describe("starting a session", () => {
  it("solves a puzzle if many clients of the network start one", async () => {
    let asked = 0;
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/auth/anon": () => {
        const price = [2, 32][asked];
        asked += 1;
        return price === undefined ? json({}) : failed("session_start", price);
      },
    });
    await startSession();
    const sent = network.to("POST /api/auth/anon");
    expect(sent.map(actionsOf)).toEqual([
      [],
      ["session_start"],
      ["session_start"],
    ]);
    const challenges = network.to(challengeRoute).map(({ path }) => path);
    expect(challenges.map((path) => path.split("price=")[1])).toEqual([
      "2",
      "32",
    ]);
  });

  it("gives up if the highest difficulty is not sufficient", async () => {
    fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/auth/anon": () => failed("session_start", 32),
    });
    await expect(startSession()).rejects.toMatchObject({ status: 403 });
  });
});

describe("a request with an action", () => {
  const post = () => request("/x", { method: "POST", action: "post_create" });

  it("solves a puzzle and sends it as a token", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/x": {},
    });
    await post();
    const [token = ""] = tokensOf(network.to("POST /api/x")[0]);
    const checked = await verifySolution({
      ...readToken(token),
      deriveKey,
      hmacSignatureSecret,
    });
    expect(checked.verified).toBe(true);
    expect(actionsOf(network.to("POST /api/x")[0])).toEqual(["post_create"]);
  });

  it("sends no token if none is required", async () => {
    const network = fakeNetwork({ "POST /api/x": {} });
    await post();
    expect(tokensOf(network.calls[0])).toEqual([]);
  });

  it("gets a new token once if one is refused, and no new csrf token", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/x": () =>
        network.to("POST /api/x").length === 1
          ? failed("post_create")
          : json({ ok: true }),
    });
    await expect(post()).resolves.toEqual({ ok: true });
    const [first, second] = network.to("POST /api/x").map(tokensOf);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
    expect(network.to("GET /api/health")).toHaveLength(0);
  });

  it("fails with the server's message if the second token is refused, too", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/x": () => failed("post_create"),
    });
    await expect(post()).rejects.toMatchObject({
      status: 403,
      msg: "verification failed. Please retry.",
    });
    expect(network.to("POST /api/x")).toHaveLength(2);
  });

  it("gets another token for a new session", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/auth/anon": null,
      "POST /api/x": () =>
        network.to("POST /api/x").length === 1
          ? refusal(401, "Dead")
          : json({}),
    });
    await post();
    const [first, second] = network.to("POST /api/x").map(tokensOf);
    expect(second).not.toEqual(first);
  });

  it("is not sent if no challenge can be loaded", async () => {
    const network = fakeNetwork({
      [challengeRoute]: () => refusal(503, "Later", "UNAVAILABLE"),
      "POST /api/x": {},
    });
    await expect(post()).rejects.toMatchObject({ status: 503, msg: "Later" });
    expect(network.to("POST /api/x")).toHaveLength(0);
  });

  it.each([{ provider: "riddle" }, { provider: "proof-of-work" }, "later"])(
    "is not sent if the challenge is %j",
    async (challenge) => {
      const network = fakeNetwork({
        [challengeRoute]: () => json(challenge),
        "POST /api/x": {},
      });
      await expect(post()).rejects.toMatchObject({
        msg: "The bot-check is unavailable. Please try again.",
      });
      expect(network.to("POST /api/x")).toHaveLength(0);
    },
  );

  it("sends the token of a GET in its query", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "GET /api/x": {},
    });
    await request("/x", { action: "analytics_export", query: { a: 1 } });
    const [call] = network.to("GET /api/x");
    const query = new URLSearchParams(call?.path.split("?")[1]);
    const { data } = readToken(query.get("recaptchaToken") ?? "").challenge
      .parameters;
    expect(data).toEqual({ action: "analytics_export" });
    expect(tokensOf(call)).toEqual([]);
  });
});

describe("a request that is refused because of a missing proof", () => {
  const tooMany = () =>
    refusal(429, "Too many codes", "CODE_GUESSES_BOUNDED", {
      data: { botCheck: "access_code" },
    });

  it("is repeated with a proof", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "GET /api/x": (call) =>
        actionsOf(call).includes("access_code") ? json({}) : tooMany(),
    });
    await request("/x", { query: { code: "C0DE" } });
    expect(network.to("GET /api/x")).toHaveLength(2);
  });

  it("is repeated with a proof in addition to the token of its own action", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/x": (call) =>
        actionsOf(call).includes("access_code") ? json({}) : tooMany(),
    });
    await request("/x", { method: "POST", action: "survey_response" });
    expect(network.to("POST /api/x").map(actionsOf)).toEqual([
      ["survey_response"],
      ["survey_response", "access_code"],
    ]);
  });

  it("is repeated with a proof for an action that this page does not know yet", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "GET /api/x": (call) =>
        actionsOf(call).includes("next_year") ? json({}) : failed("next_year"),
    });
    await request("/x");
    expect(network.to("GET /api/x")).toHaveLength(2);
  });

  it("is repeated with a more difficult proof as long as the difficulty rises", async () => {
    const asked = (price: number) =>
      refusal(429, "Too many codes", "CODE_GUESSES_BOUNDED", {
        data: { botCheck: "access_code", price },
      });
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "GET /api/x": () =>
        network.to("GET /api/x").length === 3
          ? json({})
          : asked(network.to("GET /api/x").length === 1 ? 2 : 16),
    });
    await request("/x");
    const challenges = network.to(challengeRoute).map(({ path }) => path);
    expect(challenges).toEqual([
      "/api/bot-check/challenge?action=access_code&price=2",
      "/api/bot-check/challenge?action=access_code&price=16",
    ]);
  });

  it("is reported as being proven until the proof is done", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "GET /api/x": (call) =>
        actionsOf(call).includes("access_code") ? json({}) : tooMany(),
    });
    const states: boolean[] = [];
    const stop = watchProofs(() => states.push(isProving("access_code")));
    await request("/x");
    expect(states).toEqual([true, false]);
    expect(isProving("survey_response")).toBe(false);
    network.on(challengeRoute, () => refusal(503, "Later"));
    await expect(request("/x")).rejects.toMatchObject({ status: 503 });
    expect(states).toEqual([true, false, true, false]);
    stop();
  });

  it("fails if the proof is not accepted", async () => {
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "GET /api/x": tooMany,
    });
    await expect(request("/x")).rejects.toMatchObject({ status: 429 });
    expect(network.to("GET /api/x")).toHaveLength(2);
  });
});

describe("a puzzle in a browser with workers", () => {
  class Solver extends EventTarget {
    static started: Solver[] = [];
    terminated = false;

    constructor() {
      super();
      Solver.started.push(this);
    }

    postMessage({ type }: { type: string }): void {
      if (type !== "work") return;
      const data = { counter: 7, derivedKey: "ab" };
      this.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate(): void {
      this.terminated = true;
    }
  }

  afterEach(() => {
    Reflect.deleteProperty(globalThis, "Worker");
  });

  it("is solved in a worker", async () => {
    Object.assign(globalThis, { Worker: Solver });
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/x": {},
    });
    await request("/x", { method: "POST", action: "post_create" });
    const [token = ""] = tokensOf(network.to("POST /api/x")[0]);
    expect(readToken(token).solution).toEqual({ counter: 7, derivedKey: "ab" });
    expect(Solver.started.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it("is solved on pages of other sites without trying to start a worker there", async () => {
    const start = jest.fn();
    Object.assign(globalThis, { Worker: start });
    const challenge = await makePuzzle("survey_response");
    const asked = { provider: "proof-of-work", challenge };
    const action = "survey_response";
    const token = await answerChallenge(asked, action, undefined, false);
    expect(readToken(token ?? "").solution.counter).toBe(20);
    expect(start).not.toHaveBeenCalled();
  });

  it("aborts the request if it has no solution", async () => {
    class Baffled extends Solver {
      override postMessage({ type }: { type: string }): void {
        if (type !== "work") return;
        this.dispatchEvent(new MessageEvent("message", { data: null }));
      }
    }
    Object.assign(globalThis, { Worker: Baffled });
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/x": {},
    });
    await expect(
      request("/x", { method: "POST", action: "post_create" }),
    ).rejects.toMatchObject({
      msg: "The bot-check failed to obtain a token. Please try again.",
    });
    expect(network.to("POST /api/x")).toHaveLength(0);
  });

  it("is cancelled with the request", async () => {
    const controller = new AbortController();
    class Interrupted extends Solver {
      override postMessage({ type }: { type: string }): void {
        if (type === "work") controller.abort();
        else this.dispatchEvent(new MessageEvent("message", { data: null }));
      }
    }
    Object.assign(globalThis, { Worker: Interrupted });
    const network = fakeNetwork({
      [challengeRoute]: askPuzzle,
      "POST /api/x": {},
    });
    const { signal } = controller;
    await expect(
      request("/x", { method: "POST", action: "post_create", signal }),
    ).rejects.toMatchObject({ name: "AbortError" });
    expect(network.to("POST /api/x")).toHaveLength(0);
  });
});
