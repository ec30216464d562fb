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
      group: 2,
      holdsName,
    },
  );

describe("a sentence", () => {
  it.each([
    ["a first name", "People complain about Anna"],
    ["a first and a last name", "Anna Schmidt is rude"],
    ["a name with a title", "Several blame Mr. Kowalski"],
    ["names from other languages", "Mehmet and Ayşe are loud"],
    ["a first name at the start of the sentence", "Giovanni never cleans"],
    ["a name that one response contains", "Harald steals bikes"],
    ["a name that no response contains", "Bikes are stolen by Harald"],
  ])("names a person: %s", (_what, sentence) => {
    expect(names(sentence)).toBe(true);
  });

  it.each([
    ["a sentence about people in general", "People want more light"],
    ["words of the survey's title", "People in Elmham want Night buses"],
    [
      "a name that a group of responses contains",
      "The streets of Oakdale are dark",
    ],
    ["the writer as “I”", "Here I see no clear answer"],
  ])("names no person: %s", (_what, sentence) => {
    expect(names(sentence)).toBe(false);
  });
});
