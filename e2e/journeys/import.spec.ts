import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { openQuestion, readQuestions } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/neighbours.ts";

/** As saved by another tool. */
const foreign = {
  title: "Benches by the river",
  description: "Think of a warm evening.",
  pages: [
    {
      elements: [
        { type: "comment", name: "why", title: "Why do you sit there?" },
        { type: "matrixdynamic", name: "grid", title: "Rate each bench" },
        {
          type: "radiogroup",
          name: "shore",
          title: "On which shore?",
          choices: ["North", { value: 2, text: "South" }],
          visibleIf: "{why} notempty",
        },
      ],
    },
  ],
};

/** With every kind of question that SurveyJS and this site have in common. */
const tramsInTwoLanguages = {
  title: { default: "Trams at night", de: "Straßenbahnen bei Nacht" },
  description: "Some minutes.",
  clearInvisibleValues: "onHiddenContainer",
  pages: [
    {
      elements: [
        {
          type: "boolean",
          name: "takes",
          isRequired: true,
          title: { default: "Do you take one?", de: "Fahren Sie damit?" },
          labelTrue: { default: "I do", de: "Ja" },
          labelFalse: { default: "I do not", de: "Nein" },
        },
        {
          type: "checkbox",
          name: "why",
          title: "Why?",
          showNoneItem: true,
          noneText: "Nothing of it",
          showOtherItem: true,
          otherText: "Something else",
          otherPlaceholder: { default: "What is it?", de: "Was ist es?" },
          choices: [
            { value: "price", text: { default: "The price", de: "Der Preis" } },
            { value: "way", text: "The way" },
          ],
          visibleIf: "{takes} = true",
        },
        {
          type: "matrix",
          name: "views",
          title: "Your view",
          columns: ["Yes", "No", "Pass"],
          rows: ["They are late.", "They are loud."],
        },
      ],
    },
    {
      title: { default: "The line", de: "Die Linie" },
      elements: [
        {
          type: "rating",
          name: "stars",
          title: "All in all?",
          rateType: "stars",
          minRateDescription: "Poor",
        },
        {
          type: "ranking",
          name: "order",
          title: "What comes first?",
          choices: ["Seats", "Light", "Heat"],
          visibleIf: "{stars} <= 3 or {why} contains 'price'",
        },
        {
          type: "text",
          name: "wait",
          title: "How long a wait?",
          inputType: "number",
          min: 0,
          max: 60,
        },
        {
          type: "text",
          name: "day",
          title: "When?",
          inputType: "date",
          min: "2027-01-01",
          max: "2027-02-01",
        },
        {
          type: "comment",
          name: "more",
          title: "What else?",
          visibleIf: "{views.They are loud.} = 'Yes'",
        },
      ],
    },
  ],
};

const notices = [
  "“\u2068Rate each bench\u2069”: not imported. This site has no questions of the type “matrixdynamic”.",
  "“\u2068On which shore?\u2069”: shown to more people. The file shows it only if “{why} notempty”.",
];

async function openFile(page: Page, text: string) {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a file" }).click();
  const buffer = Buffer.from(text);
  const file = { name: "survey.json", mimeType: "application/json", buffer };
  await (await choosing).setFiles(file);
  await expect(
    page.getByRole("heading", { name: "Edit your survey" }),
  ).toBeFocused();
}

async function saveAs(page: Page, name: string): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return readFile(await (await saving).path(), "utf8");
}

async function expectRiver(page: Page) {
  const box = (name: string) => page.getByRole("textbox", { name });
  await expect(box("Survey Title")).toHaveValue(foreign.title);
  await expect(box("Survey Instructions")).toHaveValue(foreign.description);
  expect(await readQuestions(page)).toEqual([
    "Why do you sit there?",
    "On which shore?",
  ]);
  await openQuestion(page, 2);
  await expect(box("Option 2")).toHaveValue("South");
}

test("an author imports a survey from another tool, sees what is left out, saves it, opens it again and publishes it", async ({
  arrive,
}) => {
  const page = await arrive();
  const leftOut = page
    .getByRole("alert")
    .filter({ hasText: "Different from the file" });
  await page.goto("/create-survey");
  await openFile(page, JSON.stringify(foreign));
  await expectRiver(page);
  await expect(leftOut.getByRole("listitem")).toHaveText(notices);
  await expectNoViolations(page);

  // The notice is still shown when the author returns later.
  await page.reload();
  await page
    .getByRole("button", { name: `Continue editing “${foreign.title}”` })
    .click();
  await expect(leftOut.getByRole("listitem")).toHaveText(notices);
  await leftOut.getByRole("button", { name: "Hide this list" }).click();
  await expect(leftOut).toBeHidden();

  const saved = await saveAs(page, "Save as JSON");
  expect(JSON.parse(saved)).toMatchObject({ title: foreign.title });

  const other = await arrive();
  await other.goto("/create-survey");
  await openFile(other, saved);
  await expectRiver(other);
  await expect(other.getByRole("alert")).toHaveCount(0);
  await other.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(
    other.getByRole("region", { name: /is published/ }),
  ).toBeVisible();
  const link = other.getByRole("textbox", { name: "Link to the survey" });
  await page.goto(await link.inputValue());
  await expect(
    page.getByRole("heading", { level: 1, name: foreign.title }),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: "South" })).toBeVisible();
});

test(
  "an author imports a survey in two languages from SurveyJS, publishes it, and exports it unchanged",
  { tag: "@all" },
  async ({ arrive }) => {
    const page = await arrive();
    await page.goto("/create-survey");
    await openFile(page, JSON.stringify(tramsInTwoLanguages));
    await expect(page.getByRole("alert")).toHaveCount(0);
    const opened = await saveAs(page, "Save as JSON");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(
      page.getByRole("region", { name: /is published/ }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Manage survey" }).click();
    const taken = await saveAs(page, "Save as SurveyJS");
    expect(JSON.parse(taken)).toMatchObject({
      title: tramsInTwoLanguages.title,
      pages: [{}, { title: tramsInTwoLanguages.pages[1]?.title }],
    });

    const other = await arrive();
    await other.goto("/create-survey");
    await openFile(other, taken);
    await expect(other.getByRole("alert")).toHaveCount(0);
    expect(await saveAs(other, "Save as JSON")).toBe(opened);
  },
);
