import * as schema from "@nearsay/core/contract/schema";
import {
  abouts as knownAbouts,
  problems,
  sayAbout,
  sayAct,
  sayProblem,
  sayWho,
} from "./acts.ts";

interface Call {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
}

/** Requests by owners that change something; each is logged by its name. */
const ownersActs = Object.entries(schema)
  .filter(([name]) => name.endsWith("Calls"))
  .flatMap(([, calls]) => Object.values(calls as Record<string, Call>))
  .filter(({ method, path }) => path.startsWith("/manage") && method !== "GET")
  .map(({ operationId }) => operationId);

describe("the text for an act", () => {
  it.each(ownersActs)("is readable for %s of an owner", (act) => {
    expect(sayAct(act)).not.toBe(act);
  });

  it("exists for what operators decide", () => {
    expect(sayAct("restore")).toBe("Shown again");
  });

  it.each(["defragment", "constructor"])(
    "is its name if this page does not know it: %s",
    (act) => {
      expect(sayAct(act)).toBe(act);
    },
  );
});

/** In the format of the server's log. */
const abouts = [
  ...["survey 12", "post 12", "reply 7", "block 3", "invitation 5"],
  ...["1 invitation", "20 invitations", "1 counter", "3 counters"],
  ...["operator key 4 made", "operator key 4 ended"],
  ...["passkey of operator key 4", "passkey of operator key 4 reset"],
];

describe("the text for the subject of an act", () => {
  it.each(abouts)("equals the log in English: %s", (about) => {
    expect(sayAbout(about)).toBe(about);
  });

  it("exists for whatever the server logs", () => {
    expect(abouts.map((about) => about.replace(/\d+/, "#")).sort()).toEqual(
      Object.keys(knownAbouts).sort(),
    );
  });

  it.each(["", "constructor", "release 7 of surveys"])(
    "is the log's own if this page does not know it: %j",
    (about) => {
      expect(sayAbout(about)).toBe(about);
    },
  );
});

describe("the text for an actor", () => {
  it.each(["command line", "operator Anna", "key 3", "nobody else", ""])(
    "equals the log in English: %j",
    (who) => {
      expect(sayWho(who)).toBe(who);
    },
  );
});

describe("the text for a problem of the log", () => {
  it.each([
    "Entry 2 of the audit log is not as it was written.",
    "Entry 2 of the audit log is missing.",
  ])("equals the server's in English: %s", (problem) => {
    expect(sayProblem(problem)).toBe(problem);
    expect(problems).toHaveProperty([problem.replace("2", "#")]);
  });
});
