import { inspect } from "node:util";
import { Bearer } from "./bearer.ts";

const bearer = new Bearer("a secret of somebody");

describe("a bearer", () => {
  it("has other names in each survey, for answers and for the rest", () => {
    const names = [1, 2, 11].flatMap((survey) => [
      bearer.ballotIn(survey),
      bearer.voiceIn(survey),
    ]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[\da-f-]{36}$/);
    const same = new Bearer("a secret of somebody");
    expect(same.ballotIn(1)).toBe(bearer.ballotIn(1));
    expect(new Bearer("another").ballotIn(1)).not.toBe(bearer.ballotIn(1));
  });

  it("has another name and another pad for each step of each trail", () => {
    const steps = Array.from({ length: 70 }, (_, nth) => [
      bearer.stepOf("ballots", nth),
      bearer.stepOf("voices", nth),
    ]).flat();
    expect(new Set(steps.map(({ name }) => name)).size).toBe(140);
    const pads = steps.map(({ pad }) => pad.toString("hex"));
    expect(new Set(pads).size).toBe(140);
    for (const pad of pads) expect(pad).toHaveLength(32);
  });

  it("cannot be printed, serialized or logged", () => {
    const secret = "a secret of somebody";
    expect(() => JSON.stringify({ bearer })).toThrow(TypeError);
    for (const text of [
      inspect({ bearer }, { depth: 9, showHidden: true }),
      Object.values(bearer).join(),
    ])
      expect(text).not.toContain(secret);
  });
});
