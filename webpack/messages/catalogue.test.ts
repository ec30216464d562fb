import { runInNewContext } from "node:vm";
import {
  argumentsOf,
  compileMessage,
  readCatalogue,
  readMessage,
} from "./catalogue.ts";

/** What a compiled message returns. */
function say(text: string, given: object, language = "en"): unknown {
  const { code } = compileMessage(text, language);
  const rules = new Intl.PluralRules(language);
  return runInNewContext(`(${code})(given)`, {
    given,
    formatCount: (count: number) => count.toLocaleString(language),
    plural: (count: number, forms: Record<string, string>) =>
      forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other,
  });
}

describe("a catalogue", () => {
  it("groups messages by namespace, as objects and lists, and adds its language", () => {
    const catalogue = readCatalogue({
      "@@locale": "en",
      "card.like": "Like",
      "@card.like": { description: "On a button." },
      "card.steps.0": "One",
      "card.steps.1": "Two",
    });
    expect(Object.fromEntries(catalogue)).toEqual({
      card: { like: "Like", steps: ["One", "Two"] },
      locale: { tag: "en", direction: "ltr" },
    });
  });

  it("rejects a key that is both a message and a group", () => {
    expect(() => readCatalogue({ "a.b": "x", "a.b.c": "y" })).toThrow(
      "a.b.c is below a message",
    );
    expect(() => readCatalogue({ "a.b.c": "y", "a.b": "x" })).toThrow(
      "a.b is above a message",
    );
  });
});

describe("a message", () => {
  it("without arguments is a string", () => {
    expect(compileMessage("It's `so` '{'", "en").code).toBe('"It\'s `so` {"');
  });

  it("writes arguments, numbers and plural forms", () => {
    const text =
      "{name}: {count, plural, =0 {none} one {# reply} other {{count, number} replies}}";
    expect(say(text, { name: "A", count: 0 })).toBe("A: none");
    expect(say(text, { name: "A", count: 1 })).toBe("A: 1 reply");
    expect(say(text, { name: "A", count: 1200 })).toBe("A: 1,200 replies");
  });

  it("chooses by text, boolean and null", () => {
    expect(say("{on, select, true {On} other {Off}}", { on: false })).toBe(
      "Off",
    );
    const text = "{kind, select, post {Post} null {None} other {{kind}}}";
    expect(say(text, { kind: "post" })).toBe("Post");
    expect(say(text, { kind: null })).toBe("None");
    expect(say(text, { kind: "reply" })).toBe("reply");
  });

  it("keeps back quotes, dollar signs and backslashes", () => {
    expect(say("`{a}` $ \\ '{'{a}'}'", { a: 1 })).toBe("`1` $ \\ {1}");
  });

  it("is rejected without a plural form that its language has", () => {
    const text = "{count, plural, one {# відповідь} other {# відповідей}}";
    expect(() => readMessage(text, "uk")).toThrow("no form for few");
    expect(readMessage(text, "en")).toHaveLength(1);
  });

  it("is rejected if it is no ICU message or uses an unsupported format", () => {
    expect(() => readMessage("{count, plural, one {a}", "en")).toThrow();
    expect(() => compileMessage("{day, date}", "en")).toThrow(
      "{day, date} is not supported",
    );
  });

  it.each([
    "{count, selectordinal, one {#st} other {#th}}",
    "{count, plural, offset:1 one {a} other {b}}",
    "Page {0}",
  ])("is rejected if it would be compiled to something else: %s", (text) => {
    expect(() => readMessage(text, "en")).toThrow(
      /selectordinal or an offset|without a name/,
    );
  });

  it("has arguments of three kinds", () => {
    const tokens = readMessage(
      "{name} {count, number} {kind, select, a {{other}} other {}}",
      "en",
    );
    expect(Object.fromEntries(argumentsOf(tokens))).toEqual({
      name: "text",
      count: "number",
      kind: "choice",
      other: "text",
    });
  });
});
