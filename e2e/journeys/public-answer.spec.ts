import { expect, test } from "../fixtures/neighbours.ts";
import { anyOf, textQuestion, oneOf } from "../fixtures/publish-survey.ts";

test("a new visitor answers the questions of a link, then sees the others' answers and writes more", async ({
  page,
  publish,
}) => {
  const id = await publish({
    title: "Lights in the park",
    instructions: "The council asks, and listens until spring.",
    questions: [
      oneOf("How late do you walk there?", "Until dusk", "At night"),
      anyOf("Where is it too dark?", "Pond", "Playground", "Bridge"),
      textQuestion("What would help?"),
    ],
  });
  await page.goto(`/surveys/${id}`);
  await expect(page).toHaveTitle("Lights in the park · Nearsay");
  await expect(page.getByText("The council asks")).toBeVisible();

  await page.getByRole("radio", { name: "At night" }).check();
  await page.getByRole("checkbox", { name: "Pond" }).check();
  await page.getByRole("checkbox", { name: "Bridge" }).check();
  const words = page.getByRole("textbox", { name: "What would help?" });
  await words.fill("Low lamps");
  await expect(page.getByText("231 characters left")).toBeVisible();

  const submit = page.getByRole("button", {
    name: "Enable anonymous ID to submit",
  });
  await submit.click();
  await expect(
    page.getByText("Enable anonymous ID participation to submit responses."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: "At night" })).toBeChecked();
  const sent = page.waitForRequest("**/responses");
  await page.getByRole("button", { name: "Enable and submit" }).click();
  // Text by one person alone is not shown to anyone.
  const { answers } = (await sent).postDataJSON() as { answers: object };
  expect(Object.values(answers)).toContain("Low lamps");

  await expect(page.getByText("Thanks for your response!")).toBeVisible();
  await expect(page.getByText("Responded", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Insights" }).click();
  await expect(
    page.getByRole("heading", { name: "Responses Over Time" }),
  ).toBeVisible();
  const dark = page.getByRole("list", { name: "Where is it too dark?" });
  for (const [place, share] of [
    ["Pond", "100%"],
    ["Playground", "0%"],
    ["Bridge", "100%"],
  ] as const) {
    await expect(
      dark.getByRole("listitem").filter({ hasText: place }),
    ).toHaveText(new RegExp(`${place}\\s*${share}`));
  }
  await page.getByRole("button", { name: "Discuss" }).click();
  await page
    .getByRole("textbox", { name: "Your Post" })
    .fill("Warm light, please.");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("article").last()).toContainText(
    "Warm light, please.",
  );
});
