import type { ExposedModule, RemotePhase } from "@nearsay/core/contract";
import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { waitFor } from "@testing-library/react";
import { RemoteError } from "@nearsay/core/ui";
import { createFailureReport } from "./report-failure.ts";

const call = "POST /api/remote-failures";
const cause = new Error("404");

function failure(
  phase: RemotePhase = "entry",
  module: ExposedModule = "insights/InsightsPanel",
) {
  return new RemoteError(module, phase, "failed", cause);
}

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation();
});

/** What the server has received, as soon as there is anything. */
async function reports(network: ReturnType<typeof fakeNetwork>) {
  await waitFor(() => {
    expect(network.calls).not.toHaveLength(0);
  });
  return network.to(call).map(({ body }) => body);
}

describe("the report of a failure", () => {
  it.each([
    ["1.2.0", "insights/InsightsPanel 1.2.0: entry failed"],
    [null, "insights/InsightsPanel (no version): entry failed"],
  ])(
    "logs remote, version %s, phase and cause in the console",
    (version, line) => {
      fakeNetwork({ [call]: null });
      createFailureReport()(failure(), version);
      expect(log).toHaveBeenCalledWith(line, cause);
    },
  );

  it("sends to the server what failed and no details, even while the page is being left", async () => {
    document.cookie = "nearsay_csrf=t";
    const network = fakeNetwork({ [call]: null });
    const fetched = jest.spyOn(globalThis, "fetch");
    createFailureReport()(failure(), "1.2.0");
    expect(await reports(network)).toEqual([
      {
        module: "insights/InsightsPanel",
        version: "1.2.0",
        phase: "entry",
        reason: "failed",
      },
    ]);
    expect(network.to(call)[0]?.headers.get("x-csrf-token")).toBe("t");
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it("sends one report for each remote, version and phase", async () => {
    const network = fakeNetwork({ [call]: null });
    const report = createFailureReport();
    for (let times = 0; times < 2; times += 1) {
      report(failure(), "1.2.0");
      report(failure("render"), "1.2.0");
      report(failure(), "1.3.0");
      report(failure("entry", "creator/CreatePage"), "1.2.0");
    }
    expect(await reports(network)).toHaveLength(4);
    expect(log).toHaveBeenCalledTimes(8);
  });

  it.each([
    ["refuses the report", () => refusal(429, "Too often")],
    ["cannot be reached", () => Promise.reject(new TypeError("offline"))],
  ])("sends nothing more when the server %s", async (_title, answer) => {
    const network = fakeNetwork({ [call]: answer });
    createFailureReport()(failure(), "1.2.0");
    expect(await reports(network)).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("gets a csrf token first if the page has none", async () => {
    const network = fakeNetwork({ [call]: null });
    document.cookie = "nearsay_csrf=; max-age=0";
    createFailureReport()(failure(), null);
    await waitFor(() => expect(network.to(call)).toHaveLength(1));
    expect(network.calls.map(({ path }) => path)).toEqual([
      "/api/health",
      "/api/remote-failures",
    ]);
  });
});
