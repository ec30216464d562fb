/** @jest-environment jsdom */
import fc from "../testing/property.ts";
import {
  formatAverage,
  formatPercent,
  formatTenths,
  type DayDetail,
  writeDay,
} from "./format.ts";

test.each([
  [0, "0%"],
  [0.1, "<1%"],
  [0.5, "1%"],
  [33.4, "33%"],
  [99.4, "99%"],
  [99.5, ">99%"],
  [99.9, ">99%"],
  [100, "100%"],
  [149.6, "150%"],
])("%d percent is formatted as %s", (percent, written) => {
  expect(formatPercent(percent)).toBe(written);
});

test.each([
  [7, "7.0"],
  [6.66, "6.7"],
  [1234.04, "1,234.0"],
])("%d is formatted as %s in a column", (average, written) => {
  expect(formatTenths(average)).toBe(written);
});

test("a percentage is 0 or 100 only if it is exact", () => {
  const within = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(within, (percent) => {
      const written = formatPercent(percent);
      expect(written === "0%").toBe(percent === 0);
      expect(written === "100%").toBe(percent === 100);
    }),
  );
});

test("averages and percentages are formatted as in the reader's browser", () => {
  const average = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat("en-US", { style: "percent" });
  const sums = fc.nat();
  fc.assert(
    fc.property(sums, fc.integer({ min: 1, max: 7 }), (sum, count) => {
      const mean = sum / count;
      expect(formatAverage(mean)).toBe(average.format(mean));
      expect(formatPercent(sum)).toBe(share.format(sum / 100));
    }),
  );
});

describe("for readers of another locale of the language", () => {
  async function loadFor(...languages: string[]) {
    jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    jest.resetModules();
    const { formatCount } = await import("../domain/locale.ts");
    const format = await import("./format.ts");
    const { writeDay } = await import("./format.ts");
    return { ...format, formatCount, writeDay };
  }

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test("everything is formatted as in their locale", async () => {
    const india = await loadFor("en-IN");
    expect(india.formatCount(1234567)).toBe("12,34,567");

    const denmark = await loadFor("en-DK");
    expect(denmark.formatAverage(6.66)).toBe("6,7");
    const britain = await loadFor("en-GB");
    expect(britain.writeDay("day")(0)).toBe("1 Jan");
  });
});

const details: Record<DayDetail, Intl.DateTimeFormatOptions> = {
  day: { month: "short", day: "numeric" },
  year: { month: "short", day: "numeric", year: "numeric" },
  month: { month: "short", year: "numeric" },
  "only-year": { year: "numeric" },
};

const moments = fc
  .date({
    min: new Date("1000-01-01"),
    max: new Date("9999-12-31"),
    noInvalidDate: true,
  })
  .map((date) => date.getTime());

test.each(Object.keys(details) as DayDetail[])(
  "formats a %s as the reader's browser would",
  (detail) => {
    const options = { ...details[detail], timeZone: "UTC" };
    const format = new Intl.DateTimeFormat("en-US", options);
    const write = writeDay(detail);
    fc.assert(
      fc.property(moments, (moment) => {
        expect(write(moment)).toBe(format.format(moment));
      }),
    );
  },
);
