import { type HoldsPersonName, loadHoldsPersonName } from "./person-names.ts";

let holdsName: HoldsPersonName;

beforeAll(async () => {
  holdsName = await loadHoldsPersonName();
});

it.each([
  "anna",
  "anna smith",
  "giovanni",
  "müller",
  "ayşe",
  "björn",
  "françois",
  "anna-maria",
  "blame kowalski",
])("finds the name in %j", (term) => {
  expect(holdsName(term)).toBe(true);
});

it.each([
  "bus",
  "night buses",
  "not good",
  "park",
  "lighting",
  "doctor",
  "gut",
  "straße",
  "公园很好",
  "constructor",
  "",
])("finds no name in %j", (term) => {
  expect(holdsName(term)).toBe(false);
});

it("loads the library once", () => {
  expect(loadHoldsPersonName()).toBe(loadHoldsPersonName());
});
