import {
  type SideShares,
  drawBelow,
  readShares,
  shareAt,
  writeShare,
} from "./side-shares.ts";

const tickets: SideShares = { name: "By ticket", counts: [6, 4], whole: 10 };
const others: SideShares = {
  name: "Everybody else",
  counts: [100, null],
  whole: 400,
};

test("a share is of its own group", () => {
  expect([tickets, others].map((side) => shareAt(side, 0).percent)).toEqual([
    60, 25,
  ]);
  expect(readShares([tickets, others], 0)).toEqual([
    "By ticket 60% (6)",
    "Everybody else 25% (100)",
  ]);
});

test("an unknown value has a dash, and no share", () => {
  expect(writeShare(shareAt(others, 1))).toBe("—");
  expect(writeShare(shareAt(others, 7))).toBe("—");
  expect(shareAt(others, 1).percent).toBe(0);
});

test("an empty group has no share", () => {
  const empty = { name: "", counts: [0], whole: 0 };
  expect(writeShare(shareAt(empty, 0))).toBe("0% (0)");
});

test("drawings are placed below each other under the names of their groups", () => {
  const drawing = (label: string, height: number) => ({
    width: 320,
    height,
    label,
    shapes: [{ tag: "rect" as const, attributes: { height } }],
  });
  const both = drawBelow([
    { name: "By ticket", drawing: drawing("Most say no", 100) },
    { name: "Everybody else", drawing: drawing("Most say yes", 60) },
  ]);
  expect(both.label).toBe(
    "By ticket: Most say no. Everybody else: Most say yes",
  );
  expect(both.width).toBe(320);
  const [, first, name, second] = both.shapes;
  const placeOf = (transform: unknown) =>
    Number(/translate\(0 (\d+)\)/.exec(String(transform))?.[1]);
  const [start, later] = [first, second].map((shape) =>
    placeOf(shape?.attributes["transform"]),
  );
  expect(name?.children).toEqual(["Everybody else"]);
  expect(later).toBeGreaterThan((start ?? 0) + 100);
  expect(both.height).toBe((later ?? 0) + 60);
});
