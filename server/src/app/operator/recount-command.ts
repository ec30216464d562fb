import {
  type CounterMismatch,
  findCounterMismatches,
} from "../../insights/analytics/recount.ts";
import { repairCounters } from "../../insights/analytics/repair-counters.ts";
import { type Command, CommandFailed } from "./command.ts";
import { counted } from "../../base/text/plain-text.ts";

/** Checks that counters equal their rows, and fails if they do not. */
export const recount: Command = {
  options: { repair: { type: "boolean" } },
  usage: "[--repair]",
  summary:
    "compare every counter with its rows; with --repair, correct wrong ones",
  async run({ db, changes }, { options }, { print, signal }) {
    if (options["repair"] === true) {
      const repaired = await repairCounters(db, changes, {
        onRepaired: (ofSurvey) => print(describe(ofSurvey).join("\n")),
        signal,
      });
      return {
        text: `${repaired.length} counters corrected`,
        data: { repaired },
        ...(repaired.length > 0 && {
          about: counted(repaired.length, "counter"),
        }),
      };
    }
    const wrong = await findCounterMismatches(db, { signal });
    const text = `${wrong.length} counters that differ from their rows`;
    if (wrong.length > 0)
      throw new CommandFailed([...describe(wrong), text].join("\n"));
    return { text, data: { wrong } };
  },
};

function describe(mismatches: CounterMismatch[]): string[] {
  return mismatches.map(
    ({ counter, surveyId, item, counted, actual }) =>
      `survey ${surveyId}, ${counter}${item && ` ${item}`}: ${counted} counted, ${actual} there`,
  );
}
