import { expect, type Page, test } from "@playwright/test";
import {
  expectColoursInOrder,
  expectNoViolations,
  ofWholePages,
} from "../fixtures/axe.ts";
import {
  changeTheme,
  galleries,
  listSections,
  nameOf,
  openGallery,
  serveGallery,
  untilActed,
} from "../fixtures/gallery.ts";
import { expectLook } from "../fixtures/looks.ts";

test.use({ viewport: { width: 480, height: 400 } });
test.describe.configure({ mode: "parallel", timeout: 180_000 });

for (const folder of galleries)
  test(`dialogs of ${folder} pass all checks`, async ({ page }) => {
    await serveGallery(page, folder);
    await openGallery(page);
    const sections = await listSections(page);
    for (const section of sections.filter((key) => key.endsWith("dialog")))
      for (const state of await listStates(page, section)) {
        await openGallery(page, section);
        await page
          .getByRole("heading", { name: state, exact: true })
          .locator("..")
          .getByRole("button", { name: "Open" })
          .click();
        await expect(page.locator("dialog[open]")).toBeVisible();
        await untilActed(page);
        const look = [nameOf(folder), section, slug(state)].join("-");
        await expectLook(page, `${look}-light`);
        await expectNoViolations(page, { besides: ofWholePages });
        await changeTheme(page, "dark");
        await expectLook(page, `${look}-dark`);
        await expectColoursInOrder(page);
      }
  });

async function listStates(page: Page, section: string): Promise<string[]> {
  await openGallery(page, section);
  const states = await page
    .getByRole("heading", { level: 2 })
    .allTextContents();
  expect(states).not.toEqual([]);
  return states;
}

function slug(state: string): string {
  return state.toLowerCase().replaceAll(" ", "-");
}
