import type { Language } from "@nearsay/core/contract";
import { pushText } from "../community/news/push-message.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import { publishWithKey } from "../testing/survey-builder.ts";
import { startTestApp } from "../testing/test-app.ts";

describeWithDatabase("feeds in several languages", (open) => {
  it("use the language in their address, otherwise English, for every reader", async () => {
    const languages: Language[] = ["en", "de", "ar"];
    const { app } = await startTestApp(await open(), {}, { languages });
    const ask = (url: string) =>
      app.inject({ url, headers: { "accept-language": "ar" } });
    for (const [query, language, title] of [
      ["", "en", "New on Nearsay"],
      ["?lang=de", "de", "Neu auf Nearsay"],
      ["?near=52.5,13.4&lang=de", "de", "Nearsay: Umfragen in der Nähe"],
      ["?lang=uk", "en", "New on Nearsay"],
    ] as const) {
      const { body, headers } = await ask(`/surveys.atom${query}`);
      expect(body).toContain(`<title>${title}</title>`);
      expect(body.includes("lang=de")).toBe(language === "de");
      expect(headers["content-language"]).toBe(language);
    }
  });

  it("of a survey are offered in the language of the person who requests one", async () => {
    const languages: Language[] = ["en", "de"];
    const test = await startTestApp(await open(), {}, { languages });
    const published = await publishWithKey(await test.visitor());
    const holder = new KeyHolder(test.app, published);
    const german = { "accept-language": "de" };
    const { body } = await holder.post("/feed", undefined, german);
    const { path } = body as { path: string };
    expect(path).toMatch(/\.atom\?lang=de$/);
    const feed = await test.app.inject(path);
    expect(feed.body).toContain(
      "Insgesamt 0 Antworten. 0 Meldungen bis zum Ende des Vortags",
    );
    expect(feed.body).toContain(`${path}"`);
    const english = await test.app.inject(path.replace("?lang=de", ""));
    expect(english.body).toContain("0 responses in total. 0 reports by");
  });
});

it("push in the language of the subscriber, and nothing if there is no news", () => {
  const news = {
    newsNumber: 1,
    toldAt: new Date(0),
    responseCount: 12,
    responsesBefore: 2,
    postCount: 1,
    postsBefore: 0,
    reportCount: 3,
    reportsBefore: 3,
  };
  expect(pushText(news, "en")).toBe("10 new responses, 1 new post");
  expect(pushText(news, "de")).toBe("10 neue Antworten, 1 neuer Beitrag");
  expect(pushText(news, "ar")).toBe("استجابات جديدة: 10، مشاركات جديدة: 1");
  const unreported = { ...news, responsesBefore: 12, postsBefore: 1 };
  expect(pushText(unreported, "de")).toBeNull();
});
