import { runInNewContext } from "node:vm";
import type { Language } from "@nearsay/core/contract";
import { datesScript } from "./page.ts";

/** What a drawn day says once the page's script has written it for a reader. */
function dayFor(language: Language, ...languages: string[]): string {
  const time = {
    ...{ dateTime: "2026-11-28T12:00:00Z", title: "", textContent: "" },
    dataset: { detail: "date" },
  };
  const document = { querySelectorAll: () => [time] };
  runInNewContext(datesScript(language), {
    document,
    navigator: { languages },
  });
  return time.textContent;
}

test("writes a drawn day in the variety of its reader", () => {
  expect(dayFor("en", "de", "en-GB")).toBe("28 Nov 2026");
  expect(dayFor("de", "en-GB", "de-AT")).toBe("28.11.2026");
});

test("writes a drawn day in the page's language for a reader of none of its varieties", () => {
  expect(dayFor("de", "en-GB")).toBe("28.11.2026");
});

test("writes a drawn day in Arabic with the digits of the words around it", () => {
  expect(dayFor("ar", "ar-EG")).toMatch(/28.*2026/);
  expect(dayFor("ar", "fr")).toMatch(/28.*2026/);
});
