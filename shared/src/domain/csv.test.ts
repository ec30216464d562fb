import fc from "../testing/property.ts";
import { type CsvTable, toCsv } from "./csv.ts";

const columns = ["Term", "Count"];

const csvOf = (...rows: CsvTable["rows"]) => toCsv({ columns, rows });

/** A parser for the grammar of RFC 4180, independent of the writer. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new Error("Not by RFC 4180");
    const [, quoted, plain = "", end] = match;
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") {
      records.push(record);
      record = [];
    }
  }
  return records;
}

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."=+-@＝＋－＠\t\r\n,\"' a1") }),
);

test("begins with a byte order mark and ends every line with CR LF", () => {
  expect(csvOf(["lamps", 6])).toBe("\uFEFFTerm,Count\r\nlamps,6\r\n");
  expect(csvOf()).toBe("\uFEFFTerm,Count\r\n");
});

test("quotes fields with a comma, a quote or a line break", () => {
  expect(csvOf(["a, b", 1], ['say "hi"', 2], ["two\r\nlines", 3])).toBe(
    '\uFEFFTerm,Count\r\n"a, b",1\r\n"say ""hi""",2\r\n"two\r\nlines",3\r\n',
  );
});

test.each([..."=+-@＝＋－＠\t\r\n", "  =", "\u00A0+"])(
  "neutralises a text that begins with %j",
  (start) => {
    const [, row] = readCsv(csvOf([`${start}1+1`, 0]).slice(1));
    expect(row?.[0]).toBe(`'${start}1+1`);
  },
);

test.each(["0012", "12:30", "1e5", "$5", "(3)", "2026-03-02"])(
  "quotes %j as text",
  (text) => {
    expect(csvOf([text, 12])).toBe(`\uFEFFTerm,Count\r\n"${text}",12\r\n`);
  },
);

test("keeps numbers as numbers", () => {
  expect(csvOf(["a", -5], ["b", 0.25], ["c", Number.NaN])).toBe(
    "\uFEFFTerm,Count\r\na,-5\r\nb,0.25\r\nc,\r\n",
  );
});

test("escapes column names, too", () => {
  expect(toCsv({ columns: ["=1+1"], rows: [] })).toBe(`\uFEFF"'=1+1"\r\n`);
});

test("can be parsed back, except for the apostrophe", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const [, ...read] = readCsv(csvOf(...rows).slice(1));
      expect(
        read.map((record) => record.map((text) => text.replace(/^'/, ""))),
      ).toEqual(rows.map((row) => row.map((text) => text.replace(/^'/, ""))));
    }),
  );
});

test("no cell of any text begins a formula", () => {
  fc.assert(
    fc.property(cell, (text) => {
      const [, row] = readCsv(csvOf([text, 1]).slice(1));
      expect(row?.[0]).not.toMatch(/^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/);
    }),
  );
});
