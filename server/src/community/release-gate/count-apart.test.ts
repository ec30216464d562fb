import fc from "@nearsay/core/testing/property";
import { type Writer, countApart } from "./count-apart.ts";

const writers = (...list: [network: string, begunAt: number][]): Writer[] =>
  list.map(([network, begunAt]) => ({ network, begunAt }));

describe("distinct people", () => {
  it("have different networks and IDs created at least an hour apart", () => {
    expect(countApart(writers(["a", 0], ["b", 1], ["c", 2]))).toBe(3);
    expect(countApart(writers(["a", 0], ["a", 1], ["a", 2]))).toBe(1);
    expect(countApart(writers(["a", 0], ["b", 0.5], ["c", 1.9]))).toBe(2);
  });

  it("are never three of four responses of one author's network and three networks' new IDs", () => {
    const [attack, victim] = [
      fc.nat(100),
      fc.double({ max: 100, noNaN: true }),
    ];
    fc.assert(
      fc.property(attack, victim, (start, begunAt) => {
        const burst = writers(["a", start], ["b", start], ["c", start + 0.9]);
        const all = [...burst, { network: "v", begunAt }];
        expect(countApart(burst)).toBeLessThan(2);
        expect(countApart(all)).toBeLessThan(3);
      }),
    );
  });

  it("are half as many as the networks if all arrive at once", () => {
    const crowd = writers(
      ...Array.from({ length: 6 }, (_, n): [string, number] => [`n${n}`, 0]),
    );
    expect(countApart(crowd)).toBe(3);
    expect(countApart(crowd.slice(1))).toBe(2);
    expect(countApart([...crowd.slice(1), ...crowd.slice(1)])).toBe(2);
  });

  it("do not depend on the order, and are none of an empty list", () => {
    const some = writers(["a", 3], ["b", 0], ["c", 1.5]);
    expect(countApart(some)).toBe(3);
    expect(countApart([...some].reverse())).toBe(3);
    expect(countApart([])).toBe(0);
  });
});
