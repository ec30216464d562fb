import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../checkout/paths.ts";
import { listFiles } from "./list-files.ts";

/** In px, of pages and of containers: a phone, a large phone, a tablet, a desktop. */
const breakpoints = ["480px", "680px", "900px", "1100px"];

const files = listFiles(root).filter((file) => file.endsWith(".css"));

const queries = files.flatMap((file) =>
  [
    ...readFileSync(join(root, file), "utf8").matchAll(
      /@(media|container)[^{]*/g,
    ),
  ]
    .map(([query]) => query)
    .filter((query) => /\b(width|inline-size)\b/.test(query))
    .map((query) => ({ file, query: query.trim() })),
);

it("styles change at the same few widths everywhere", () => {
  const others = queries.filter(({ query }) =>
    (query.match(/[\d.]+(px|rem|em)/g) ?? []).some(
      (width) => !breakpoints.includes(width),
    ),
  );
  expect(others).toEqual([]);
  expect(queries.length).toBeGreaterThan(20);
});

it("every width belongs to one side of a breakpoint only", () => {
  const overlapping = queries.filter(({ query }) =>
    /(min|max)-(width|inline-size)|width <=|width >(?!=)/.test(query),
  );
  expect(overlapping).toEqual([]);
});
