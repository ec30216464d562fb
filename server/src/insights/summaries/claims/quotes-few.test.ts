import { createCountHolders, quotesFew } from "./quotes-few.ts";

const text = "The caretaker shouts at children, every single morning!";
const held = (responses: number[]) =>
  createCountHolders(responses.map((response) => ({ response, text })));
const own = ["Who shouts at children every day?"];
const quotes = (sentence: string, responses: number[]) =>
  quotesFew(sentence, own, held(responses), 3);

describe("a sentence", () => {
  it("quotes a text if it contains four of its words in a row", () => {
    const sentence = "Some say that CHILDREN: every single morning";
    expect(quotes(sentence, [1])).toBe(true);
    expect(quotes("Some mention children every morning", [1])).toBe(false);
  });

  it("may repeat what a group of responses says, each of which counts once", () => {
    const sentence = "The caretaker shouts at children";
    expect(quotes(sentence, [1, 2, 2, 2])).toBe(true);
    expect(quotes(sentence, [1, 2, 3])).toBe(false);
  });

  it("may repeat the survey's own words", () => {
    expect(quotes("Shouts at children every day", [1])).toBe(false);
  });
});
