import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { textQuestion, publishWithKey } from "../fixtures/publish-survey.ts";

test("an author hides a post, shows it again and closes the discussion, visible to a reader", async ({
  arrive,
  product: { url },
}) => {
  const author = await ApiVisitor.arrive(url);
  const made = await publishWithKey(url, author, {
    title: "The fountain",
    questions: [textQuestion("What is missing?")],
  });
  const guest = await ApiVisitor.arrive(url);
  const words = "Buy cheap watches";
  const post = { survey_id: made.id, content: words };
  await guest.call(url, "POST", "/posts", post);

  const reader = await arrive();
  await reader.goto(`/surveys/${made.id}`);
  await reader.getByRole("button", { name: "Discuss" }).click();
  await expect(reader.getByText(words)).toBeVisible();

  const ownerPage = await arrive();
  await ownerPage.goto(`/manage/${made.surveyUuid}#key=${made.ownerKey}`);
  await ownerPage
    .getByRole("link", { name: "Moderate the discussion" })
    .click();
  const part = ownerPage.getByRole("region", { name: "Discussion" });
  await part.getByRole("button", { name: `Hide: ${words}` }).click();
  const dialog = ownerPage.getByRole("dialog");
  await dialog.getByLabel("Reason", { exact: true }).selectOption("Spam");
  await expectNoViolations(ownerPage);
  await dialog.getByRole("button", { name: "Hide" }).click();
  await expect(reader.getByText(words)).toBeHidden();
  await expect(
    reader.getByText(/hidden by the owner of the survey/i),
  ).toBeVisible();
  await expectNoViolations(reader);

  await part.getByRole("button", { name: `Show again: ${words}` }).click();
  await expect(reader.getByText(words)).toBeVisible();

  await reader.getByRole("textbox", { name: "Your Post" }).fill("Half a word");
  await part.getByRole("button", { name: "Close the discussion" }).click();
  await expect(
    reader.getByText(/has closed the discussion/).first(),
  ).toBeVisible();
  await expect(reader.getByRole("textbox", { name: "Your Post" })).toHaveValue(
    "Half a word",
  );
  await expectNoViolations(ownerPage);
  await expectNoViolations(reader);
});
