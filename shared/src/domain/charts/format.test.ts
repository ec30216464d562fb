import fc from "fast-check";
import { formatPercent, formatTenths } from "./format.ts";

test.each([
  [0, "0%"],
  [0.1, "<1%"],
  [0.5, "1%"],
  [33.4, "33%"],
  [99.4, "99%"],
  [99.9, ">99%"],
  [100, "100%"],
  [149.6, "150%"],
])("%d percent is written %s", (percent, written) => {
  expect(formatPercent(percent)).toBe(written);
});

test.each([
  [7, "7.0"],
  [6.66, "6.7"],
  [1234.04, "1,234.0"],
])("%d is written %s in a column", (average, written) => {
  expect(formatTenths(average)).toBe(written);
});

test("a percentage is all or nothing only where it is", () => {
  const within = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(within, (percent) => {
      const written = formatPercent(percent);
      expect(written === "0%").toBe(percent === 0);
      expect(written === "100%").toBe(percent === 100);
    }),
  );
});
