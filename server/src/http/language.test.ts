import cookie from "@fastify/cookie";
import type { Language } from "@nearsay/core/contract";
import fastify from "fastify";
import {
  acceptedLanguages,
  browserLanguageOf,
  languageOf,
} from "./language.ts";

async function ask(
  url: string,
  headers: Record<string, string> = {},
  offered: readonly Language[] | null = ["en", "de", "ar"],
): Promise<string> {
  const app = fastify();
  await app.register(cookie);
  if (offered) app.decorate("languages", offered);
  app.get("/tablet", browserLanguageOf);
  app.get("/*", languageOf);
  return (await app.inject({ url, headers })).body;
}

const german = { "accept-language": "de-AT, en;q=0.5" };
const arabic = { cookie: "nearsay_language=ar" };

it("the language follows the browser's preference", async () => {
  expect(await ask("/", german)).toBe("de");
});

it("the language follows the reader's choice before the browser's preference", async () => {
  expect(await ask("/", { ...german, ...arabic })).toBe("ar");
});

it("the language follows the page's URL before everything else", async () => {
  expect(await ask("/?q=1&lang=de", arabic)).toBe("de");
});

it("the language is the first preferred one that is offered", async () => {
  expect(await ask("/?lang=fr,DE-at,ar", arabic)).toBe("de");
});

it("the language of an API reply follows the header of the page's request", async () => {
  expect(await ask("/api/surveys?lang=ar", { ...german, ...arabic })).toBe(
    "de",
  );
});

it("the language follows the browser only if nothing was chosen", async () => {
  expect(await ask("/tablet?lang=ar", { ...german, ...arabic })).toBe("de");
  expect(await ask("/tablet", { "accept-language": "fr" })).toBe("en");
});

it.each(["fr", "xx", "", "__proto__"])(
  "skips %j, which is not offered",
  async (tag) => {
    const chosen = { cookie: `nearsay_language=${tag}` };
    expect(await ask(`/?lang=${tag}`, { ...german, ...chosen })).toBe("de");
    expect(await ask(`/?lang=${tag}`, chosen)).toBe("en");
  },
);

it.each([[null], [["en"] as const]])(
  "falls back to English if %j is offered",
  async (offered) => {
    expect(await ask("/?lang=de", { ...german, ...arabic }, offered)).toBe(
      "en",
    );
  },
);

it.each([
  ["de", ["de"]],
  ["en;q=0.2, ar-EG;q=0.9, DE", ["de", "ar", "en"]],
  ["de;q=0, ar", ["ar"]],
  ["de-CH, de;q=0.9, fr;q=0.8", ["de", "fr"]],
  ["*", []],
  ["", []],
  [";q=, ,,de;q=x,zz", []],
])("parses %j", (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages);
});
