import { relativeTime } from "./relative-time.ts";

const now = Date.UTC(2026, 5, 15, 12);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [-minute, "just now"],
  [0, "just now"],
  [30 * second - 1, "just now"],
  [30 * second, "1m ago"],
  [minute, "1m ago"],
  [hour - 1, "59m ago"],
  [hour, "1h ago"],
  [day - 1, "23h ago"],
  [day, "1d ago"],
  [7 * day - 1, "6d ago"],
  [7 * day, "Jun 8"],
])("for %p ms ago returns '%s'", (age, text) => {
  expect(relativeTime(now - age, now, "UTC")).toBe(text);
});

it("uses the day in a time zone, if one is given", () => {
  const night = Date.UTC(2026, 5, 1, 20);
  expect(relativeTime(night, now, "UTC")).toBe("Jun 1");
  expect(relativeTime(night, now, "Pacific/Auckland")).toBe("Jun 2");
});

it("returns nothing for an unreadable time", () => {
  expect(relativeTime(Number.NaN, now)).toBe("");
});
