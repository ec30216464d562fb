import { type DrawnCell, cellTint, drawCells } from "./draw-cells.ts";
import type { Drawing } from "./drawing.ts";

const cell = (name: string, percent: number): DrawnCell => ({
  kind: "option",
  name,
  percent,
  count: `${percent} people`,
});

const draw = (cells: readonly DrawnCell[], columns = 5) =>
  drawCells({ label: "“A” leads", cells, columns }, 516);

const rects = ({ shapes }: Drawing) =>
  shapes.flatMap(({ tag, attributes }) => (tag === "rect" ? [attributes] : []));

const grounds = (drawing: Drawing) =>
  rects(drawing).filter(({ fill }) => fill === "var(--color-sunken)");

test("contains its finding, and each cell's name, share and count", () => {
  const drawing = draw([cell("Yes", 60)]);
  expect(drawing.label).toBe("“A” leads");
  expect(drawing.shapes.flatMap(({ children = [] }) => children)).toEqual([
    "Yes",
    "60%",
    "60 people",
  ]);
});

test("explains below the cells what the shares refer to", () => {
  const cells = [cell("Yes", 60)];
  const note = "Of all choices";
  const noted = drawCells({ label: "", cells, columns: 5, note }, 516);
  expect(noted.shapes.at(-1)?.children).toEqual([note]);
  expect(noted.height).toBeGreaterThan(draw(cells).height);
});

test("covers a cell with more of the accent the more people chose it", () => {
  expect([0, 50, 100, 140].map(cellTint)).toEqual([0, 20, 40, 40]);
  const tints = rects(draw([cell("Yes", 60)])).map(
    ({ fillOpacity }) => fillOpacity,
  );
  expect(tints).toContain(0.24);
});

test("places one cell per column side by side", () => {
  const cells = "abcdefg".split("").map((name) => cell(name, 10));
  const places = (columns: number) => {
    const all = grounds(draw(cells, columns));
    return new Set(all.map(({ y }) => y)).size;
  };
  expect([places(5), places(4), places(3)]).toEqual([2, 2, 3]);
  expect(grounds(draw(cells)).map(({ x }) => x)).toEqual([
    0, 104, 208, 312, 416, 0, 104,
  ]);
});

test("gives all cells of a row the height of its longest name", () => {
  const long = cell("as far as the river and back", 10);
  const [first, second] = grounds(draw([cell("Yes", 60), long]));
  expect(second?.height).toBe(first?.height);
  expect(first?.height).toBeGreaterThan(
    Number(grounds(draw([cell("Yes", 60)]))[0]?.height),
  );
});

test("gives buckets an edge in the colour of their sentiment", () => {
  const tones = ["positive", "neutral", "negative", "other", "option"] as const;
  const edges = tones.map((kind) => {
    const all = rects(draw([{ ...cell("Rest", 10), kind }]));
    return all.find(({ height }) => height === 3)?.fill;
  });
  expect(edges).toEqual([
    "var(--color-success-text)",
    "var(--color-line-strong)",
    "var(--color-danger-text)",
    "var(--color-line)",
    "none",
  ]);
});

test("is empty without cells", () => {
  expect(draw([])).toMatchObject({ height: 0, shapes: [] });
});
