import { startSession } from "@nearsay/core/api";
import { fakeNetwork } from "@nearsay/core/testing";
import { joinWaitlist } from "../pages/waitlist/join-waitlist.ts";
import { getActivationStatus, submitInvitation } from "./activation-calls.ts";

const challenge = "GET /api/bot-check/challenge";
const waiting = {
  email: "a@b.example",
  role: "user",
  category: null,
  consent: true,
} as const;

/** Valid for every reader. */
const reply = { id: 7 };

beforeEach(async () => {
  document.cookie = "nearsay_csrf=t1";
  fakeNetwork({ "POST /api/auth/anon": null });
  await startSession();
});

it.each<[string, () => Promise<unknown>]>([
  ["/activation/status", () => getActivationStatus()],
])("requests %s", async (path, call) => {
  const asked = `/api${path}`;
  const network = fakeNetwork({ [`GET ${asked.split("?")[0]}`]: reply });
  await call();
  expect(network.calls.map((each) => each.path)).toEqual([asked]);
});

it.each<[string, string | null, unknown, () => Promise<unknown>]>([
  [
    "POST /activation",
    "activation",
    { code: "123" },
    () => submitInvitation("123"),
  ],
  ["POST /waitlist", "waitlist", waiting, () => joinWaitlist(waiting)],
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
