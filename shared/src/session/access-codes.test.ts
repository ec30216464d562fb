import { createStore } from "jotai";
import { accessCodesAtom, storeAccessCodeAtom } from "./access-codes.ts";

beforeEach(() => {
  localStorage.clear();
});

it("stores a trimmed code for the next visit", () => {
  createStore().set(storeAccessCodeAtom, "4", "  elm ");
  expect(createStore().get(accessCodesAtom)).toEqual({ "4": "elm" });
});

it.each([null, "", "   "])("deletes a code that is replaced by %p", (code) => {
  const store = createStore();
  store.set(storeAccessCodeAtom, "4", "elm");
  store.set(storeAccessCodeAtom, "4", code);
  expect(store.get(accessCodesAtom)).toEqual({});
});

it.each([
  "broken{",
  JSON.stringify({ version: 2, codes: { "4": "elm" } }),
  JSON.stringify({ version: 1, codes: { "4": "  ", "5": 7 } }),
])("ignores invalid stored codes: %s", (text) => {
  localStorage.setItem("survey_access_codes", text);
  expect(createStore().get(accessCodesAtom)).toEqual({});
});
