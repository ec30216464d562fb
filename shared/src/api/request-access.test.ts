import { fakeNetwork, refusal } from "../testing/fake-network.ts";
import { requestAccess } from "./request-access.ts";

const auth = "POST /api/auth/anon";
const asked = { "GET /api/surveys/7": { id: 7 } };

const ask = (query: { code?: string; share_token?: string } = {}) =>
  requestAccess("/surveys/7", query, undefined);

beforeEach(() => {
  document.cookie = "nearsay_csrf=t1";
});

it("sends a request without code or link at once", async () => {
  const network = fakeNetwork(asked);
  await ask();
  expect(network.to(auth)).toHaveLength(0);
});

it("sends the request even if no session can be started", async () => {
  const network = fakeNetwork({ ...asked, [auth]: () => refusal(500, "No") });
  await ask({ code: "C0DE" });
  expect(network.calls.map(({ path }) => path)).toEqual([
    "/api/auth/anon",
    "/api/surveys/7?code=C0DE",
  ]);
});

it("starts one session before a code or a link gives access", async () => {
  const network = fakeNetwork({ ...asked, [auth]: null });
  await ask({ share_token: "token" });
  await ask({ code: "C0DE" });
  expect(network.calls.map(({ path }) => path)).toEqual([
    "/api/auth/anon",
    "/api/surveys/7?share_token=token",
    "/api/surveys/7?code=C0DE",
  ]);
});
