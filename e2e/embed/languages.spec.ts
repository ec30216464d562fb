import { expect, test, widgetOn } from "../fixtures/embed.ts";
import { holdBack } from "../fixtures/slow-line.ts";

test("before a survey has loaded, and in the name of its frame, the language of the snippet is used", async ({
  page,
  partners,
  publish,
}) => {
  const survey = await publish();
  const letCome = await holdBack(page, "**/embed/surveys/**");
  await page.goto(partners.pageAt("plain", { survey, lang: "de" }), {
    waitUntil: "domcontentloaded",
  });
  const element = page.locator("nearsay-survey");
  const status = element.getByRole("status");
  await expect(status).toHaveText("Die Umfrage wird geladen");
  await expect(status.locator("span")).toHaveAttribute("lang", "de");
  await expect(element.getByTitle("Umfrage", { exact: true })).toBeAttached();
  letCome();
  await expect(widgetOn(page, "frame").getByRole("article")).toBeVisible();
  await expect(element.locator("iframe")).toHaveAttribute(
    "title",
    "Umfrage: A bench for the park",
  );
});

test("the reason for a missing survey is in the language of the snippet, and in its direction", async ({
  page,
  partners,
}) => {
  await page.goto(partners.pageAt("plain", { survey: "none", lang: "ar" }));
  const why = page
    .locator("nearsay-survey")
    .getByText("معرّف هذا الاستطلاع غير صالح.");
  await expect(why).toBeVisible();
  await expect(why).toHaveAttribute("lang", "ar");
  await expect(why).toHaveAttribute("dir", "rtl");
});
