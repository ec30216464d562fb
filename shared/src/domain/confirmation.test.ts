import { confirms } from "./confirmation.ts";

it.each([
  ["ERASE", "ERASE"],
  ["erase", "ERASE"],
  ["  Erase ", "ERASE"],
  ["“erase”", "ERASE"],
  ["Ｅrase", "ERASE"],
  ["löschen", "LÖSCHEN"],
  ["loschen", "LÖSCHEN"],
  ["sil", "SİL"],
  ["SIL", "SİL"],
  ["стерти", "СТЕРТИ"],
  ["«حَذف»", "حذف"],
  ["who waters  the young trees", "Who waters the young trees?"],
])("%j confirms %j", (typed, asked) => {
  expect(confirms(typed, asked)).toBe(true);
});

it.each([
  ["", "ERASE"],
  ["   ", "ERASE"],
  ["eras", "ERASE"],
  ["erase all", "ERASE"],
  ["", "?!"],
  ["Trees 1", "Trees 2"],
])("%j does not confirm %j", (typed, asked) => {
  expect(confirms(typed, asked)).toBe(false);
});
