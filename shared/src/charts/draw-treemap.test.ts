import fc from "../testing/property.ts";
import type { KeywordCount } from "../contract/analytics.ts";
import { rankKeywords } from "../domain/keywords.ts";
import { drawTreemap } from "./draw-treemap.ts";
import type { Shape } from "./drawing.ts";

interface Picture {
  shapes: readonly Shape[];
}

/** The elements of one kind in all tiles. */
const shapesOf = ({ shapes }: Picture, kind: Shape["tag"]): Shape[] =>
  shapes
    .flatMap(({ children = [] }) => children)
    .filter((child) => typeof child !== "string")
    .filter(({ tag }) => tag === kind);

const textsOf = (picture: Picture) => shapesOf(picture, "text");

const rectsOf = (picture: Picture) => shapesOf(picture, "rect");

const stringsOf = (picture: Picture, kind: Shape["tag"] = "text") =>
  shapesOf(picture, kind).map(({ children = [] }) => children[0]);

const pictureOf = (keywords: KeywordCount[], width = 400, leading = 1) =>
  drawTreemap({ label: "Lamps lead", keywords, leading }, width);

const draw = (...keywords: [term: string, count: number][]) =>
  pictureOf(keywords.map(([term, count]) => ({ term, count })));

test("contains each term with its count, and says which one leads", () => {
  const map = draw(["lamps", 1200], ["river", 900]);
  expect(stringsOf(map)).toEqual(["lamps", "1,200", "river", "900"]);
  expect(map.label).toBe("Lamps lead");
});

test.each([0, 1, 3])("highlights the %i leading keywords", (leading) => {
  const keywords = ["a", "b", "c", "d"].map((term) => ({ term, count: 3 }));
  const filled = rectsOf(pictureOf(keywords, 400, leading)).filter(
    ({ attributes }) => attributes.fill === attributes.stroke,
  );
  expect(filled).toHaveLength(leading);
});

test("abbreviates all counts if one is long, and leaves out one that does not fit", () => {
  const words = stringsOf(draw(["a", 4e9], ["b", 2e9], ["c", 1e9], ["d", 1e7]));
  expect(words).toEqual(["a", "4B", "b", "2B", "c", "1B"]);
});

test("breaks a term between words, shortens a word that is too long, and leaves out what would be incomprehensible", () => {
  const words = stringsOf(
    pictureOf(
      [
        { term: "missing bicycle stands along the river", count: 60 },
        {
          term: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
          count: 40,
        },
        { term: "path", count: 1 },
      ],
      200,
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

test("leaves no fragment of a word", () => {
  const keywords = Array.from({ length: 24 }, (_, index) => ({
    term: index % 2 === 0 ? "playground" : "fountains",
    count: 90 - index * 3,
  }));
  const starts = [240, 320, 400, 480]
    .flatMap((width) => stringsOf(pictureOf(keywords, width)))
    .filter((word) => typeof word === "string" && word.endsWith("…"));
  expect(starts.length).toBeGreaterThan(0);
  for (const start of starts) expect(start).toMatch(/^\p{L}{4,}…$/u);
});

test("writes a word into a tile that is barely higher than it", () => {
  const words = ["trees", "snow", "bus", "tram", "lamps", "dogs"];
  const map = pictureOf(
    words.map((term, index) => ({ term, count: index === 0 ? 300 : 10 })),
    300,
  );
  const low = map.tiles.filter(({ height }) => height < 22);
  expect(low.map(({ term }) => term)).toEqual(words.slice(1, 5));
  expect(stringsOf(map)).toEqual(expect.arrayContaining(words));
});

test("keeps a short first word, which is complete", () => {
  const keywords = Array.from({ length: 12 }, () => ({
    term: "old playgrounds",
    count: 1,
  }));
  expect(stringsOf(pictureOf(keywords, 240))).toContain("old…");
});

test("gives every tile a title with its keyword", () => {
  expect(stringsOf(draw(["lamps", 1200], ["river", 1]), "title")).toEqual([
    "lamps: 1,200 mentions",
    "river: 1 mention",
  ]);
});

test("writes right-to-left text in its own direction", () => {
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

test("lines of text are within a tile and do not overlap", () => {
  fc.assert(
    fc.property(keywords, fc.integer({ min: 200, max: 800 }), (list, width) => {
      const map = pictureOf(list, width);
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
