import fc from "fast-check";
import { type DayDetail, writeDay } from "./write-day.ts";

const details: Record<DayDetail, Intl.DateTimeFormatOptions> = {
  day: { month: "short", day: "numeric" },
  year: { month: "short", day: "numeric", year: "numeric" },
  month: { month: "short", year: "numeric" },
};

const moments = fc
  .date({
    min: new Date("1000-01-01"),
    max: new Date("9999-12-31"),
    noInvalidDate: true,
  })
  .map((date) => date.getTime());

test.each(Object.keys(details) as DayDetail[])(
  "writes a %s as the reader's browser would",
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
