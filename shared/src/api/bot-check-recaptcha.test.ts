import { fakeNetwork } from "../testing/fake-network.ts";

const scriptUrl = "https://captcha.example/recaptcha/api.js?render=key";
const challenge = { provider: "recaptcha", siteKey: "key", scriptUrl };
const execute = jest.fn();

const findScripts = () =>
  document.querySelectorAll<HTMLScriptElement>(`script[src="${scriptUrl}"]`);

function startNetwork() {
  return fakeNetwork({
    "GET /api/bot-check/challenge": challenge,
    "POST /api/x": {},
  });
}

/** The module caches its script, so each test loads it again. */
async function post() {
  const { request } = await import("./request.ts");
  return request("/x", { method: "POST", action: "post_create" });
}

/** Acts when the script is requested. */
function whenAsked(act: (script: HTMLScriptElement) => void): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const [script] = findScripts();
      if (script === undefined) return;
      observer.disconnect();
      act(script);
      resolve();
    }).observe(document.head, { childList: true });
  });
}

/** Simulates the network's response for the script. */
const answerScript = (event: "load" | "error") =>
  whenAsked((script) => script.dispatchEvent(new Event(event)));

beforeEach(() => {
  jest.resetModules();
  document.cookie = "nearsay_csrf=t1";
  document.head.innerHTML = "";
  execute.mockReset().mockResolvedValue("a token");
  window.grecaptcha = { ready: (go) => go(), execute };
});

it("sends a Google token for the action, and loads the script once", async () => {
  const network = startNetwork();
  await Promise.all([post(), answerScript("load")]);
  await post();
  const [first] = network.to("POST /api/x");
  expect(first?.headers.get("x-bot-check-token")).toBe("a token");
  expect(execute).toHaveBeenCalledWith("key", { action: "post_create" });
  expect(findScripts()).toHaveLength(1);
});

it("loads nothing for a request that needs no token", async () => {
  const network = startNetwork();
  const { request } = await import("./request.ts");
  await request("/x", { method: "POST" });
  expect(findScripts()).toHaveLength(0);
  expect(network.to("GET /api/bot-check/challenge")).toHaveLength(0);
});

it("gets a token for each action", async () => {
  startNetwork();
  await Promise.all([post(), answerScript("load")]);
  const { request } = await import("./request.ts");
  await request("/x", { method: "POST", action: "reply_create" });
  expect(execute).toHaveBeenLastCalledWith("key", { action: "reply_create" });
});

it("reports that the script failed to load, and loads it again next time", async () => {
  const network = startNetwork();
  await Promise.all([
    expect(post()).rejects.toMatchObject({
      msg: "The bot-check failed to load. Please try again.",
    }),
    answerScript("error"),
  ]);
  expect(network.to("POST /api/x")).toHaveLength(0);
  await Promise.all([post(), answerScript("load")]);
  expect(network.to("POST /api/x")).toHaveLength(1);
});

it("reports that the script never arrives", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  const network = startNetwork();
  await Promise.all([
    expect(post()).rejects.toMatchObject({
      msg: "The bot-check failed to load. Please try again.",
    }),
    whenAsked(() => {
      jest.runOnlyPendingTimers();
    }),
  ]);
  expect(network.to("POST /api/x")).toHaveLength(0);
  expect(findScripts()).toHaveLength(0);
  jest.useRealTimers();
});

it("reports that the bot check itself did not load", async () => {
  jest.doMock("./bot-check.ts", () => {
    throw new Error("ChunkLoadError");
  });
  const network = startNetwork();
  await expect(post()).rejects.toMatchObject({
    msg: "The bot-check failed to load. Please try again.",
  });
  expect(network.to("POST /api/x")).toHaveLength(0);
  jest.dontMock("./bot-check.ts");
});

it("reports that the script does not have the expected API", async () => {
  delete window.grecaptcha;
  startNetwork();
  await Promise.all([
    expect(post()).rejects.toMatchObject({
      msg: "The bot-check is not ready. Please try again.",
    }),
    answerScript("load"),
  ]);
});

it("reports that it never becomes ready", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  window.grecaptcha = {
    ready: () => {
      jest.runOnlyPendingTimers();
    },
    execute,
  };
  startNetwork();
  await Promise.all([
    expect(post()).rejects.toMatchObject({
      msg: "The bot-check is not ready. Please try again.",
    }),
    answerScript("load"),
  ]);
  jest.useRealTimers();
});

it("reports that Google never responds", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  execute.mockImplementation(() => {
    queueMicrotask(() => {
      jest.runOnlyPendingTimers();
    });
    return new Promise(() => undefined);
  });
  const network = startNetwork();
  await Promise.all([
    expect(post()).rejects.toMatchObject({
      msg: "The bot-check failed to obtain a token. Please try again.",
    }),
    answerScript("load"),
  ]);
  expect(network.to("POST /api/x")).toHaveLength(0);
  jest.useRealTimers();
});

it.each([
  ["refuses the request", () => execute.mockRejectedValue(new Error("no"))],
  ["returns an empty token", () => execute.mockResolvedValue("")],
])("reports that there is no token when Google %s", async (_what, answer) => {
  answer();
  startNetwork();
  await Promise.all([
    expect(post()).rejects.toMatchObject({
      msg: "The bot-check failed to obtain a token. Please try again.",
    }),
    answerScript("load"),
  ]);
});
