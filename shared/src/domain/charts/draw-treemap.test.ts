import fc from "fast-check";
import type { KeywordCount } from "../../contract/analytics.ts";
import { rankKeywords } from "../keywords.ts";
import { drawTreemap } from "./draw-treemap.ts";
import type { Shape } from "./drawing.ts";

const accent = "var(--color-accent)";

const textsOf = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.filter(({ tag }) => tag === "text");

const wordsOf = (drawing: { shapes: readonly Shape[] }) =>
  textsOf(drawing).map(({ children = [] }) => children[0]);

const rectsOf = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.filter(({ tag }) => tag === "rect");

const draw = (...keywords: [term: string, count: number][]) =>
  drawTreemap(
    keywords.map(([term, count]) => ({ term, count })),
    400,
  );

test("writes each term with its count, and says what leads", () => {
  const map = draw(["lamps", 1200], ["river", 900]);
  expect(wordsOf(map)).toEqual(["lamps", "1,200", "river", "900"]);
  expect(map.label).toBe(
    "“lamps” leads with 1,200 mentions, ahead of “river” with 900",
  );
});

test("brings out what the title names, and nothing where none leads", () => {
  const filled = (drawing: { shapes: readonly Shape[] }) =>
    rectsOf(drawing).map(({ attributes }) => attributes.fill === accent);
  expect(filled(draw(["a", 3], ["b", 3], ["c", 1]))).toEqual([
    true,
    true,
    false,
  ]);
  expect(filled(draw(["a", 1], ["b", 1], ["c", 1], ["d", 1]))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("breaks a term between words, shortens a word that is too long, and leaves out what would not be understood", () => {
  const words = wordsOf(
    draw(
      ["missing bicycle stands along the river", 60],
      ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", 40],
      ["path", 1],
    ),
  );
  expect(words).toEqual([
    "missing bicycle",
    "stands along the",
    "river",
    "60",
    expect.stringMatching(/^Donaudampf\p{L}*…$/u),
    "40",
  ]);
});

test("writes words from right to left in their own direction", () => {
  const [term, count] = textsOf(draw(["مصابيح", 3]));
  expect(term?.attributes).toMatchObject({
    direction: "rtl",
    textAnchor: "end",
  });
  expect(count?.attributes).not.toHaveProperty("direction");
});

const keywords: fc.Arbitrary<KeywordCount[]> = fc
  .array(
    fc.record({
      term: fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
      count: fc.nat(10_000),
    }),
    { maxLength: 50 },
  )
  .map(rankKeywords);

test("lines of text lie within a tile and apart from each other", () => {
  fc.assert(
    fc.property(keywords, fc.integer({ min: 200, max: 800 }), (list, width) => {
      const map = drawTreemap(list, width);
      expect(map.tiles).toHaveLength(rectsOf(map).length);
      for (const { attributes } of textsOf(map)) {
        const [x, y] = [Number(attributes.x), Number(attributes.y)];
        const around = map.tiles.filter(
          (tile) =>
            tile.x < x &&
            x < tile.x + tile.width &&
            tile.y < y &&
            y < tile.y + tile.height,
        );
        expect(around).toHaveLength(1);
      }
      const places = textsOf(map).map(
        ({ attributes }) => `${attributes.x} ${attributes.y}`,
      );
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});
