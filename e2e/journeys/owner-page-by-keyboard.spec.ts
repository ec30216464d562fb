import type { Locator } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { textQuestion, publishWithKey } from "../fixtures/publish-survey.ts";

test.use({ viewport: { width: 360, height: 800 } });

test("an author without a mouse changes, closes, reopens, shares and deletes a survey on the owner's page, and restores it", async ({
  page,
  product: { url },
}) => {
  const author = await ApiVisitor.arrive(url);
  const made = await publishWithKey(url, author, {
    title: "Lamps on the towpath",
    questions: [textQuestion("Where is it dark?")],
  });
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const heading = (name: string) =>
    page.getByRole("heading", { level: 1, name });
  const link = (name: string | RegExp) => page.getByRole("link", { name });
  const press = async (target: Locator) => {
    await tabTo(target);
    await keyboard.press("Enter");
  };

  await page.goto(`/manage/${made.surveyUuid}#key=${made.ownerKey}`);
  await expect(heading("Lamps on the towpath")).toBeVisible();
  await expectNoViolationsInThemes(page);

  await press(link("Change the survey"));
  await expect(heading("Questions and settings")).toBeFocused();
  await tabTo(page.getByRole("textbox", { name: "Survey Title" }));
  await keyboard.press("End");
  await keyboard.type(" at night");
  const title = "Lamps on the towpath at night";
  await press(button("Save changes"));
  await expect(heading("Questions and settings")).toBeFocused();
  const back = link(`Back to “${title}”`);
  await tabTo(back, "Shift+Tab");
  await keyboard.press("Enter");
  await expect(heading(title)).toBeFocused();

  await press(link("Close or extend"));
  await expect(heading("Open or closed")).toBeFocused();
  await press(button("Close now"));
  await expect(heading("Open or closed")).toBeFocused();
  await expectNoViolationsInThemes(page);
  await press(button("Reopen"));
  await expect(button("Close now")).toBeVisible();
  await expect(heading("Open or closed")).toBeFocused();
  await page.goBack();
  await expect(heading(title)).toBeFocused();

  await press(link("Manage keys"));
  await tabTo(page.getByRole("textbox", { name: "Who is it for?" }));
  await keyboard.type("Ada");
  await press(button("Make a key"));
  await expect(
    page.getByRole("textbox", { name: "Link of this key" }),
  ).toBeFocused();
  await press(button("I have saved it"));
  await expect(heading("Keys")).toBeFocused();
  await press(button("End the key “Ada”"));
  await press(
    page.getByRole("alertdialog").getByRole("button", { name: "End" }),
  );
  await expect(button("End the key “Ada”")).toBeHidden();
  await expect(heading("Keys")).toBeFocused();
  await tabTo(back, "Shift+Tab");
  await keyboard.press("Enter");

  await press(button("Delete…"));
  await press(
    page.getByRole("alertdialog").getByRole("button", { name: "Delete" }),
  );
  await expect(button("Keep the survey")).toBeVisible();
  await expect(heading(title)).toBeFocused();
  await expectNoViolationsInThemes(page);
  await press(button("Keep the survey"));
  await expect(link("Close or extend")).toBeVisible();
  await expect(heading(title)).toBeFocused();
});
