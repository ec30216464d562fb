import { once } from "./once.ts";

describe("once", () => {
  it("computes nothing before the first request, and nothing twice", () => {
    const computed: string[] = [];
    const value = once(() => {
      computed.push("now");
      return undefined;
    });
    expect(computed).toEqual([]);
    expect([value(), value()]).toEqual([undefined, undefined]);
    expect(computed).toEqual(["now"]);
  });
});
