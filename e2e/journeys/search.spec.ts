import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

const questions = [oneOf("Would you come?", "Yes", "No")];

test("a new visitor selects a suggestion, then searches for the intended text, and can share the address", async ({
  page,
  publish,
}) => {
  await publish({ title: "Zither evenings in the yard", questions });
  await publish({ title: "Zither lessons", questions });
  await publish({ title: "Saturday swap shop", questions });
  const box = page.getByRole("combobox", { name: "Search surveys" });
  await page.goto("/");
  await box.fill("zit");
  await page.getByRole("option", { name: /^Zither lessons/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Zither lessons" }),
  ).toBeVisible();

  const evenings = page.getByRole("article", { name: "Zither evenings" });
  const lessons = page.getByRole("article", { name: "Zither lessons" });
  const shop = page.getByRole("article", { name: "Saturday swap shop" });
  await page.goBack();
  await expect(shop).toBeVisible();
  await box.fill("zither yard");
  await page.getByRole("button", { name: "Search Public" }).click();
  await expect(evenings).toBeVisible();
  await expect(lessons).toBeHidden();
  await expect(shop).toBeHidden();
  await page.reload();
  await expect(box).toHaveValue("zither yard");
  await expect(evenings).toBeVisible();
  await expect(shop).toBeHidden();
  await page.goBack();
  await expect(shop).toBeVisible();
});

test("a visitor with a misspelling finds the intended text by keyboard alone", async ({
  page,
  publish,
}) => {
  await publish({ title: "Marzipan in the school kitchen", questions });
  await publish({ title: "Lunch at noon", questions });
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "Search surveys" });
  await box.focus();
  await page.keyboard.type("marzpian kichen");
  await page.keyboard.press("Enter");
  const found = page.getByRole("article", { name: "Marzipan" });
  await expect(found).toBeVisible();
  await expect(
    page.getByRole("article", { name: "Lunch at noon" }),
  ).toBeHidden();

  const meant = page.getByRole("link", { name: "marzipan kitchen" });
  await tabTo(meant);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=marzipan\+kitchen$/);
  await expect(box).toHaveValue("marzipan kitchen");
  await expect(meant).toBeHidden();
  await expect(found).toBeVisible();
  await expect(page.getByRole("region", { name: "Surveys" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(
    found.getByRole("link", { name: "Marzipan in the school kitchen" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: "Marzipan" }),
  ).toBeVisible();
});

test("a club's survey is found only by its code, which does not appear in the address", async ({
  arrive,
  publish,
}) => {
  const title = "Rehearsals of the choir";
  const code = `CHOIR-${Date.now()}`;
  await publish({ title, questions, code });
  await publish({ title: "Choirs of the district", questions });
  const page = await arrive();
  const club = page.getByRole("article", { name: title });
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(club).toBeHidden();

  const box = page.getByRole("combobox", { name: "Search surveys" });
  await page.getByRole("button", { name: "Search by Code" }).click();
  await expect(page.getByText("Please enter the access code.")).toBeVisible();
  await box.fill("CHOIR-0");
  await page.getByRole("button", { name: "Search by Code" }).click();
  await expect(page.getByText("No surveys found.")).toBeVisible();
  await box.fill(code);
  await page.getByRole("button", { name: "Search by Code" }).click();
  await expect(club).toBeVisible();
  expect(page.url()).not.toContain("CHOIR");

  await club.getByRole("button", { name: "Answer", exact: true }).click();
  await club.getByRole("radio", { name: "Yes" }).check();
  await club.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(club.getByText("Thanks for your response!")).toBeVisible();
});

test("the neighbourhood's top surveys open with one click, and another click returns", async ({
  arrive,
  page,
  publish,
}) => {
  const id = await publish({ title: "Snow on the steps", questions });
  await publish({ title: "Ice on the pond", questions });
  const fan = await arrive();
  await fan.goto(`/?s=${id}`);
  const liked = fan.getByRole("article", { name: "Snow on the steps" });
  await liked.getByRole("button", { name: "Like", exact: true }).click();
  await expect(liked.getByText("Likes 1")).toBeVisible();

  await page.goto("/");
  const top = page.getByRole("button", { name: "Top Likes" });
  await top.click();
  await expect(page).toHaveURL("/?top=likes");
  // Others are liked as well, in an undefined order.
  await expect
    .poll(async () => {
      const shown = await page.getByText(/^Likes \d+$/).allTextContents();
      const likes = shown.map((text) => Number(text.replace(/\D/g, "")));
      return (
        likes.length > 0 &&
        likes.every((count, place) => count <= (likes[place - 1] ?? count))
      );
    })
    .toBe(true);
  await top.click();
  await expect(top).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL("/");
});
