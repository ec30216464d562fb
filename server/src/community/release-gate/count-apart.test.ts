import { countApart } from "./count-apart.ts";

const networks = (count: number) =>
  Array.from({ length: count }, (_, n) => `e:n${n}`);

describe("distinct people", () => {
  it("are half as many as the networks, so that four and one other are not three", () => {
    expect([4, 5, 6].map((count) => countApart(networks(count)))).toEqual([
      2, 2, 3,
    ]);
  });

  it("are not more for the same networks", () => {
    expect(countApart([...networks(5), ...networks(5)])).toBe(2);
  });

  it("are at most as many as a term needs, and none without a network", () => {
    expect(countApart(networks(90))).toBe(3);
    expect(countApart([])).toBe(0);
  });
});
