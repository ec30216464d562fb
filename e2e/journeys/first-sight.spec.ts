import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf, textQuestion } from "../fixtures/publish-survey.ts";

/** Maximum number of controls in the page before the first survey. */
const controlsMax = 12;

const pool = {
  title: "Should the swimming pool open on Sundays in winter?",
  instructions:
    "The council decides in May. It heats the pool anyway, and looks for people who would come.",
  questions: [
    oneOf("How often would you go?", "Each week", "Each month", "Never"),
    textQuestion("What else would you change?"),
  ],
};
const letters = {
  title: "What should the new bridge be called?",
  instructions: pool.instructions,
  questions: [textQuestion("Which name?")],
};

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("the home page shows the first survey and what answers it, after few controls", async ({
      page,
      publish,
    }) => {
      await publish(pool);
      await page.goto("/");
      const first = page.getByRole("article").first();
      await expectInView(first.getByRole("heading", { name: pool.title }));
      await expectInView(
        first.getByRole("group", { name: "How often would you go?" }),
      );
      await expectFewControls(page);

      await publish(letters);
      await page.reload();
      await expectInView(first.getByRole("heading", { name: letters.title }));
      await expectInView(first.getByRole("button", { name: "Answer" }));
      await expectFewControls(page);
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a visitor answers the first survey with three presses, and with two once they have consented", async ({
    page,
    arrive,
    publish,
  }) => {
    await publish(pool);
    await page.goto("/");
    await answerFirst(page, "Each month", [
      "Enable anonymous ID to submit",
      "Enable and submit",
    ]);
    const known = await arrive();
    await known.goto("/");
    await answerFirst(known, "Never", ["Submit"]);
  });

  test("results take the place of the promise after a search, and it returns on the way back", async ({
    page,
    publish,
  }) => {
    await publish(pool);
    await page.goto("/");
    const promise = page.getByRole("heading", { level: 1 });
    const search = page.getByRole("combobox", { name: "Search surveys" });
    await expect(promise).toBeInViewport();
    await search.fill("swimming pool sundays");
    await search.press("Enter");
    await expectInView(page.getByRole("heading", { name: /surveys? found$/ }));
    await expect(page.getByRole("region", { name: "Surveys" })).toBeFocused();
    expect((await promise.boundingBox())?.height).toBeLessThanOrEqual(1);
    await page.goBack();
    await expectInView(promise);
  });
});

/** Chooses the option, presses the buttons, and nothing else. */
async function answerFirst(
  page: Page,
  option: string,
  buttons: readonly string[],
): Promise<void> {
  const card = page.getByRole("article").first();
  await card.getByText(option, { exact: true }).click();
  for (const name of buttons)
    await card.getByRole("button", { name, exact: true }).click();
  await expect(card.getByText("Thanks for your response!")).toBeVisible();
}

function expectInView(element: Locator): Promise<void> {
  return expect(element).toBeInViewport({ ratio: 1 });
}

async function expectFewControls(page: Page): Promise<void> {
  const { inMain, inPage } = await page.evaluate(countControls);
  const { title } = test.info();
  process.stdout.write(
    `${title}: ${inMain} controls before the first survey, ${inPage} with the header\n`,
  );
  expect(inMain).toBeGreaterThan(0);
  expect(inMain).toBeLessThanOrEqual(controlsMax);
}

/** Runs in the page: counts what the keyboard reaches before the first survey. */
function countControls(): { inMain: number; inPage: number } {
  const card = document.querySelector("article");
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, [tabindex]",
    ),
  ].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(":disabled") &&
      control.checkVisibility() &&
      card !== null &&
      (control.compareDocumentPosition(card) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
  );
  return {
    inMain: controls.filter((control) => control.closest("main")).length,
    inPage: controls.length,
  };
}
