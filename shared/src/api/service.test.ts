import type { RemoteFailure } from "../contract/payloads.ts";
import { fakeNetwork, json, refusal } from "../testing/fake-network.ts";
import { reportRemoteFailure } from "./service.ts";

const report = "POST /api/remote-failures";
const failure: RemoteFailure = {
  module: "surveys/HomePage",
  version: null,
  phase: "entry",
  reason: "failed",
};

const setCsrf = (token: string) => {
  document.cookie = `nearsay_csrf=${token}`;
};

/**
 * A network that accepts only t2; the session with that token begins while the
 * report is being sent.
 */
function withNewToken(token: string | null) {
  setCsrf("t1");
  const network = fakeNetwork({
    [report]: ({ headers }) => {
      if (token !== null) setCsrf(token);
      const isTaken = headers.get("x-csrf-token") === "t2";
      return isTaken ? json({}) : refusal(403, "No");
    },
  });
  reportRemoteFailure(failure);
  return network.to.bind(network, report);
}

describe("reporting a failed remote", () => {
  it("is repeated with the token of a session that began in the meantime", async () => {
    const sent = withNewToken("t2");
    await waitUntilQuiet();
    expect(sent().map(({ headers }) => headers.get("x-csrf-token"))).toEqual([
      "t1",
      "t2",
    ]);
  });

  it.each([null, "t3"])("is not repeated endlessly (%s)", async (token) => {
    const sent = withNewToken(token);
    await waitUntilQuiet();
    expect(sent()).toHaveLength(token === null ? 1 : 2);
  });
});

/** Each step of a fake network takes at most one turn of the event loop. */
async function waitUntilQuiet() {
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
}
