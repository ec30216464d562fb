import {
  type HoldsName,
  loadHoldsName,
  namesSomebody,
} from "./names-somebody.ts";
import { createCountHolders } from "./quotes-few.ts";

let holdsName: HoldsName;

beforeAll(() => {
  holdsName = loadHoldsName();
});

const texts = [
  { response: 1, text: "harald from number 4 steals bikes" },
  { response: 2, text: "near Oakdale" },
  { response: 3, text: "Oakdale is dark" },
];
const names = (sentence: string) =>
  namesSomebody(
    sentence,
    ["Night buses in Elmham"],
    createCountHolders(texts),
    {
      ...{ group: 2, holdsName },
    },
  );

describe("a sentence", () => {
  it.each([
    ["a first name", "People complain about Anna"],
    ["first and last name", "Anna Schmidt is rude"],
    ["a name with a title", "Several blame Mr. Kowalski"],
    ["a name of another language", "Mehmet and Ayşe are loud"],
    ["a first name at the start", "Giovanni never cleans"],
    ["whom one person wrote of", "Harald steals bikes"],
    ["whom nobody wrote of", "Bikes are stolen by Harald"],
  ])("names a person: %s", (_what, sentence) => {
    expect(names(sentence)).toBe(true);
  });

  it.each([
    ["nobody", "People want more light"],
    ["the survey's own words", "People in Elmham want Night buses"],
    ["what a group wrote", "The streets of Oakdale are dark"],
    ["its writer", "Here I see no clear answer"],
  ])("names no person: %s", (_what, sentence) => {
    expect(names(sentence)).toBe(false);
  });
});
