import type { Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { cutOffTexts } from "../fixtures/cut-off-texts.ts";
import { expectLanguage } from "../fixtures/expect-language.ts";
import { latinTexts } from "../fixtures/latin-texts.ts";
import { everyDay, expect, test } from "../fixtures/neighbours.ts";
import { textQuestion, oneOf } from "../fixtures/publish-survey.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Texts that are clicked and read on the way through the product, as its pages contain them. */
const inLanguages = {
  de: {
    name: "Deutsch",
    direction: "ltr",
    languages: "Sprache",
    search: "Umfragen suchen",
    byText: "Öffentlich suchen",
    submit: [
      "Zum Absenden anonyme Kennung einschalten",
      "Einschalten und absenden",
    ],
    thanks: "Danke für die Antwort!",
    like: "Gefällt mir",
    liked: "Gefällt",
    discuss: "Diskussion",
    post: "Beitrag",
    send: "Veröffentlichen",
    reply: "Antworten",
    replyBox: "Antwort",
    sendReply: "Antworten",
    insights: "Auswertung",
    refresh: "Aktualisieren",
    start: "Neue Umfrage",
    describe: "Umfrage beschreiben",
    generate: "Umfrage entwerfen",
    heading: "Titel der Umfrage",
    questionText: "Text der Frage",
    publish: "Veröffentlichen",
    published: "Ihre Umfrage ist veröffentlicht",
    openOwnerPage: "Umfrage verwalten",
    moderate: "Diskussion moderieren",
    closing: "Schließen oder verlängern",
    close: "Jetzt schließen",
    reopen: "Wieder öffnen",
    survey: {
      title: "Eine Bank am Teich",
      questions: [oneOf("Wo?", "Norden", "Süden"), textQuestion("Warum dort?")],
    },
    option: "Süden",
    texts: ["Schatten", "Am Wasser", "Aber leise", "Im Schatten"],
    description:
      "Soll die Bücherei in der Ulmenstraße sonntags öffnen? Ja, nein, nur vormittags. Wofür?",
    asked: "Wofür?",
    own: "Sonntags in die Bücherei",
  },
  ar: {
    name: "العربية",
    direction: "rtl",
    languages: "اللغة",
    search: "ابحث في الاستطلاعات",
    byText: "بحث عام",
    submit: ["فعّل المعرّف المجهول للإرسال", "فعّل وأرسل"],
    thanks: "شكرًا على إجاباتك!",
    like: "أعجبني",
    liked: "أعجبك",
    discuss: "النقاش",
    post: "مشاركتك",
    send: "انشر",
    reply: "رد",
    replyBox: "ردك",
    sendReply: "انشر الرد",
    insights: "النتائج",
    refresh: "حدّث",
    start: "استطلاع جديد",
    describe: "صف استطلاعك",
    generate: "أنشئ الاستطلاع",
    heading: "عنوان الاستطلاع",
    questionText: "نص السؤال",
    publish: "انشر",
    published: "نُشر استطلاعك",
    openOwnerPage: "إدارة الاستطلاع",
    moderate: "أشرف على النقاش",
    closing: "أغلقه أو مدّده",
    close: "أغلقه الآن",
    reopen: "افتحه من جديد",
    survey: {
      title: "مقعد عند البركة",
      questions: [
        oneOf("أين؟", "الشمال", "الجنوب"),
        textQuestion("لماذا هناك؟"),
      ],
    },
    option: "الجنوب",
    texts: ["الظل", "قرب الماء", "بهدوء", "في الظل"],
    description:
      "هل ينبغي أن تفتح المكتبة أبوابها يوم الجمعة؟ نعم، لا، صباحًا فقط. لماذا؟",
    asked: "لماذا؟",
    own: "المكتبة يوم الجمعة",
  },
} as const;

for (const [language, words] of Object.entries(inLanguages)) {
  // In right-to-left scripts, letters reveal text in another language, and
  // lines reveal a wrong order.
  const isDaily = words.direction === "rtl";
  test(
    `a visitor chooses ${words.name}, answers, discusses and reads insights, drafts a survey, publishes it and manages it`,
    everyDay(isDaily),
    async ({ page, product: { url }, publish }) => {
      test.setTimeout(90_000);
      const { survey, texts } = words;
      const [why, opinion, doubt, remark] = texts;
      const id = await publish(survey);
      const neighbour = await ApiVisitor.arrive(url);
      const post = { survey_id: id, content: remark };
      await neighbour.call(url, "POST", "/posts", post);
      const press = (name: string) =>
        page.getByRole("button", { name, exact: true }).click();
      const field = (name: string) =>
        page.getByRole("textbox", { name, exact: true });
      const expectSpoken = () => expectInOrder(page, language, words.direction);

      await page.goto("/");
      await press("Menu");
      await page
        .getByRole("list", { name: "Language" })
        .getByRole("button", { name: words.name })
        .click();
      await expectSpoken();

      await page
        .getByRole("combobox", { name: words.search })
        .fill(survey.title);
      // On a phone the suggestions lie over the button.
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await press(words.byText);
      const card = page.getByRole("article", { name: survey.title });
      const pressOnCard = (name: string) =>
        card.getByRole("button", { name, exact: true }).click();
      await card.getByRole("radio", { name: words.option }).check();
      await card.getByRole("textbox").first().fill(why);
      for (const name of words.submit) await pressOnCard(name);
      await expect(card.getByText(words.thanks)).toBeVisible();
      await expectSpoken();
      await page.goto(`/surveys/${id}`);
      await press(words.like);
      await expect(
        page.getByRole("button", { name: words.liked, exact: true }),
      ).toBeVisible();

      await press(words.discuss);
      await field(words.post).fill(opinion);
      await press(words.send);
      // The content of a text field is text of the page, too, before it is
      // sent.
      const messageWith = (text: string) =>
        page.getByRole("article").filter({ hasText: text }).last();
      await expect(messageWith(opinion)).toBeVisible();
      const other = messageWith(remark);
      await other
        .getByRole("button", { name: words.reply, exact: true })
        .click();
      await field(words.replyBox).fill(doubt);
      await other
        .getByRole("button", { name: words.sendReply, exact: true })
        .last()
        .click();
      await expect(
        other.getByRole("article").filter({ hasText: doubt }),
      ).toBeVisible();
      await expectSpoken();

      await press(words.insights);
      await press(words.refresh);
      await expectSpoken();

      await page.goto("/");
      await page.getByRole("link", { name: words.start }).first().click();
      await field(words.describe).fill(words.description);
      await expectSpoken();
      await press(words.generate);
      await field(words.heading).fill(words.own);
      // The rules' draft is in the language, too.
      await page
        .getByRole("button", { name: words.asked, expanded: false })
        .click();
      await expect(field(words.questionText)).toHaveValue(words.asked);
      await expectSpoken();
      await expectNoViolations(page);
      await press(words.publish);
      await expect(
        page.getByRole("heading", { name: words.published }),
      ).toBeVisible();
      await expect(
        page.getByRole("article", { name: words.own }),
      ).toBeVisible();
      await expectSpoken();

      await page.getByRole("link", { name: words.openOwnerPage }).click();
      const moderate = page.getByRole("link", { name: words.moderate });
      await expect(moderate).toBeVisible();
      await expectSpoken();
      await moderate.click();
      await expectSpoken();
      await page.goBack();
      await page.getByRole("link", { name: words.closing }).click();
      await press(words.close);
      await expect(
        page.getByRole("button", { name: words.reopen }),
      ).toBeVisible();
      await expectSpoken();
      await expectNoViolations(page);
    },
  );
}

/**
 * The page declares its language, and nothing on it is in another language, cut
 * off or in the wrong order.
 */
async function expectInOrder(
  page: Page,
  language: string,
  direction: string,
): Promise<void> {
  await expectLanguage(page, language, direction);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  expect(await cutOffTexts(page)).toEqual([]);
  if (direction === "rtl") expect(await latinTexts(page)).toEqual([]);
}
