import { runInNewContext } from "node:vm";
import type { Language } from "@nearsay/core/contract";
import { datesScript } from "./page.ts";

/** The text of a server-rendered date after the page's script has formatted it for a reader. */
function dayFor(language: Language, ...languages: string[]): string {
  const time = {
    dateTime: "2026-11-28T12:00:00Z",
    title: "",
    textContent: "",
    dataset: { detail: "date" },
  };
  const document = { querySelectorAll: () => [time] };
  runInNewContext(datesScript(language), {
    document,
    navigator: { languages },
  });
  return time.textContent;
}

test("formats a server-rendered date in the reader's regional format", () => {
  expect(dayFor("en", "de", "en-GB")).toBe("28 Nov 2026");
  expect(dayFor("de", "en-GB", "de-AT")).toBe("28.11.2026");
});

test("formats a server-rendered date in the page's language for a reader of other languages", () => {
  expect(dayFor("de", "en-GB")).toBe("28.11.2026");
});

test("formats a server-rendered date in Arabic with the digits of the surrounding text", () => {
  expect(dayFor("ar", "ar-EG")).toMatch(/28.*2026/);
  expect(dayFor("ar", "fr")).toMatch(/28.*2026/);
});
