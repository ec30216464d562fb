import { seriesTable } from "./series-table.ts";

test("a spreadsheet gets moments as they came and averages in hundredths", () => {
  const buckets = [
    { bucket: "2026-03-01T00:00:00Z", count: 3 },
    { bucket: "2026-03-02T00:00:00Z", count: 4 },
    { bucket: "2026-03-03T00:00:00Z", count: 1 },
  ];
  expect(seriesTable(buckets)).toEqual({
    columns: ["Time", "Responses", "Moving average of 7"],
    rows: [
      ["2026-03-01T00:00:00Z", 3, 3],
      ["2026-03-02T00:00:00Z", 4, 3.5],
      ["2026-03-03T00:00:00Z", 1, 2.67],
    ],
  });
});
