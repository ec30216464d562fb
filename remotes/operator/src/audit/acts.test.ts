import * as schema from "@nearsay/core/contract/schema";
import { sayAct } from "./acts.ts";

interface Call {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
}

/** Those that change something and are an owner's: each is logged by its name. */
const ownersActs = Object.entries(schema)
  .filter(([name]) => name.endsWith("Calls"))
  .flatMap(([, calls]) => Object.values(calls as Record<string, Call>))
  .filter(({ method, path }) => path.startsWith("/manage") && method !== "GET")
  .map(({ operationId }) => operationId);

describe("the words for an act", () => {
  it.each(ownersActs)("are plain for %s of an owner", (act) => {
    expect(sayAct(act)).not.toBe(act);
  });

  it("are there for what operators decide", () => {
    expect(sayAct("restore")).toBe("Shown again");
  });

  it.each(["defragment", "constructor"])(
    "are its name where this page does not know it: %s",
    (act) => {
      expect(sayAct(act)).toBe(act);
    },
  );
});
