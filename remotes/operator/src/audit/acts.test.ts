import * as schema from "@nearsay/core/contract/schema";
import { sayAbout, sayAct, sayProblem, sayWho } from "./acts.ts";
import { texts } from "./texts.ts";

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

/** As the server logs them. */
const abouts = [
  ...["survey 12", "post 12", "reply 7", "block 3", "invitation 5"],
  ...["1 invitation", "20 invitations", "1 counter", "3 counters"],
  ...["operator key 4 made", "operator key 4 ended"],
  ...["passkey of operator key 4", "passkey of operator key 4 reset"],
];

describe("the words for what an act was about", () => {
  it.each(abouts)("are those of the log in English: %s", (about) => {
    expect(sayAbout(about)).toBe(about);
  });

  it("are there for whatever the server logs", () => {
    expect(abouts.map((about) => about.replace(/\d+/, "#")).sort()).toEqual(
      Object.keys(texts.abouts).sort(),
    );
  });

  it.each(["", "constructor", "release 7 of surveys"])(
    "are the log's own where this page does not know it: %j",
    (about) => {
      expect(sayAbout(about)).toBe(about);
    },
  );
});

describe("the words for who did something", () => {
  it.each(["command line", "operator Anna", "key 3", "nobody else", ""])(
    "are those of the log in English: %j",
    (who) => {
      expect(sayWho(who)).toBe(who);
    },
  );
});

describe("the words for what is wrong with the log", () => {
  it.each([
    "Entry 2 of the audit log is not as it was written.",
    "Entry 2 of the audit log is missing.",
  ])("are those of the server in English: %s", (problem) => {
    expect(sayProblem(problem)).toBe(problem);
    expect(texts.problems).toHaveProperty([problem.replace("2", "#")]);
  });
});
