import {
  type CounterMismatch,
  findCounterMismatches,
} from "../../insights/analytics/recount.ts";
import { repairCounters } from "../../insights/analytics/repair-counters.ts";
import { type Command, CommandFailed } from "./command.ts";

/** Proves that counters equal rows, and fails where they do not. */
export const recount: Command = {
  options: { repair: { type: "boolean" } },
  usage: "[--repair]",
  summary: "compare every counter with its rows, and set wrong ones right",
  async run({ db, changes }, { options }) {
    if (options["repair"] === true) {
      const repaired = await repairCounters(db, changes);
      return { text: tell("set right", repaired), data: { repaired } };
    }
    const wrong = await findCounterMismatches(db);
    const text = tell("that differ from their rows", wrong);
    if (wrong.length > 0) throw new CommandFailed(text);
    return { text, data: { wrong } };
  },
};

function tell(what: string, mismatches: CounterMismatch[]): string {
  const lines = mismatches.map(
    ({ counter, surveyId, item, counted, actual }) =>
      `survey ${surveyId}, ${counter}${item && ` ${item}`}: ${counted} counted, ${actual} there`,
  );
  return [...lines, `${mismatches.length} counters ${what}`].join("\n");
}
