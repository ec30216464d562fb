import { RemoteError } from "@nearsay/core/ui";
import { logFailure } from "./log-failure.ts";

const cause = new Error("404");
const error = new RemoteError(
  "insights/InsightsPanel",
  "entry",
  "failed",
  cause,
);

it.each([
  ["1.2.0", "insights/InsightsPanel 1.2.0: entry failed"],
  [null, "insights/InsightsPanel (no version): entry failed"],
])(
  "names remote, version %s, phase and cause in the console",
  (version, line) => {
    const log = jest.spyOn(console, "error").mockImplementation();
    logFailure(error, version);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(line, cause);
  },
);
