import { cutPage } from "./page.ts";

it.each([
  [[], { items: [], next: null }],
  [[3], { items: [3], next: null }],
  [[3, 5], { items: [3, 5], next: null }],
  [[3, 5, 7], { items: [3, 5], next: "after 5" }],
])("makes a page of two items at most of the rows %j", (rows, page) => {
  expect(cutPage(rows, 2, (row) => `after ${row}`)).toEqual(page);
});
