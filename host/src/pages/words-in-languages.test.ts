import { completeLanguages, firstLanguage } from "@nearsay/core/contract";
import { readSource } from "@nearsay/core/testing";

const others = completeLanguages.filter((tag) => tag !== firstLanguage);

/** Names of the tags in each message. */
function tagsIn(language: string): Record<string, string> {
  const messages = Object.entries(
    JSON.parse(readSource(`../../host/messages/${language}.json`)) as object,
  ).filter((entry): entry is [string, string] => !entry[0].startsWith("@"));
  return Object.fromEntries(
    messages.map(([key, message]) => {
      const tags = message.matchAll(/<(\w+)>.+?<\/\1>/gs);
      const names = new Set([...tags].map(([, name]) => name));
      return [key, [...names].sort(byName).join(" ")];
    }),
  );
}

const byName = (one = "", other = "") => one.localeCompare(other);

it.each(others)("messages have the same tags in %s as in English", (tag) => {
  expect(tagsIn(tag)).toEqual(tagsIn(firstLanguage));
});
