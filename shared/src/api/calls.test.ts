import { fakeNetwork } from "../testing/fake-network.ts";
import * as api from "./index.ts";

const challenge = "GET /api/bot-check/challenge";

/** Valid for every reader. */
const reply = { id: 7 };

beforeEach(async () => {
  document.cookie = "nearsay_csrf=t1";
  fakeNetwork({ "POST /api/auth/anon": null });
  await api.startSession();
});

it.each<[string, () => Promise<unknown>]>([
  ["/health", () => api.getHealth()],
  ["/auth/identity", () => api.getVisitor()],
  ["/privacy/status", () => api.getPrivacyStatus()],
])("requests %s", async (path, call) => {
  const asked = `/api${path}`;
  const network = fakeNetwork({ [`GET ${asked.split("?")[0]}`]: reply });
  await call();
  expect(network.calls.map((each) => each.path)).toEqual([asked]);
});

it.each<[string, string | null, unknown, () => Promise<unknown>]>([
  ["POST /privacy/opt-out", null, undefined, () => api.optOut()],
  [
    "DELETE /privacy/opt-out",
    "privacy_consent",
    undefined,
    () => api.removeOptOut(),
  ],
])("calls %s with a token for %s", async (call, action, body, change) => {
  const route = call.replace(" ", " /api");
  const network = fakeNetwork({
    [route]: reply,
    [challenge]: { provider: "off" },
  });
  await change();
  expect(network.to(route).map((each) => each.body)).toEqual([body]);
  expect(network.to(challenge).map((each) => each.path)).toEqual(
    action === null ? [] : [`/api/bot-check/challenge?action=${action}`],
  );
});

it.each([
  new TypeError("Failed to fetch"),
  new SyntaxError("Unexpected token <"),
  new DOMException("Write permission denied.", "NotAllowedError"),
  "broken",
  new Error(""),
])("shows no message of a browser's %s", (error) => {
  expect(api.messageOf(error, "Not saved.")).toBe("Not saved.");
});

it("shows its own message", () => {
  expect(api.messageOf(new Error("Too large."), "Not saved.")).toBe(
    "Too large.",
  );
});
