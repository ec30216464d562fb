import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

test("a reader who selects only German sees what is written in it, also from the shared address", async ({
  page,
  arrive,
  publish,
}) => {
  const title = "Der Markt und die Straße";
  await publish({
    title,
    instructions: "Was fehlt hier noch?",
    questions: [oneOf("Wie oft bist du da?", "Oft", "Nie")],
  });
  await publish({
    title: "The market and the street",
    questions: [oneOf("How often are you there?", "Often", "Never")],
  });
  const german = page.getByRole("article", { name: title });
  const english = page.getByRole("article", {
    name: "The market and the street",
  });
  const language = page.getByRole("combobox", { name: "Language" });
  await page.goto("/");
  await expect(english).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await language.selectOption("German");
  await expect(english).toBeHidden();
  await expect(german.getByRole("heading")).toHaveAttribute("lang", "de");
  await expect(page).toHaveURL("/?language=de");

  const friend = await arrive();
  await friend.goto(page.url());
  await expect(friend.getByRole("article", { name: title })).toBeVisible();
  await expect(
    friend.getByRole("article", { name: "The market and the street" }),
  ).toBeHidden();

  await language.selectOption("Any language");
  await expect(english).toBeVisible();
  await expect(page).toHaveURL("/");
});
