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

/** A network in which only t2 is taken, and the session that brings it begins while the report is under way. */
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

describe("telling of a remote that failed", () => {
  it("is sent again with the token of a session that began meanwhile", async () => {
    const sent = withNewToken("t2");
    await waitUntilQuiet();
    expect(sent().map(({ headers }) => headers.get("x-csrf-token"))).toEqual([
      "t1",
      "t2",
    ]);
  });

  it.each([null, "t3"])("is not sent for ever (%s)", async (token) => {
    const sent = withNewToken(token);
    await waitUntilQuiet();
    expect(sent()).toHaveLength(token === null ? 1 : 2);
  });
});

/** Each step of a fake network takes no more than a turn of the loop. */
async function waitUntilQuiet() {
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
}
