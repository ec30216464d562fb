import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations, ofWholePages } from "../fixtures/axe.ts";
import {
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
  for (const theme of ["light", "dark"])
    test(`dialogs of ${folder} are in order in ${theme}`, async ({ page }) => {
      await serveGallery(page, folder);
      await openGallery(page, { theme });
      const sections = await listSections(page);
      for (const section of sections.filter((key) => key.endsWith("dialog")))
        for (const state of await listStates(page, { section, theme })) {
          await openGallery(page, { section, theme });
          await page
            .getByRole("heading", { name: state, exact: true })
            .locator("..")
            .getByRole("button", { name: "Open" })
            .click();
          await expect(page.getByRole("dialog")).toBeVisible();
          await untilActed(page);
          const look = [nameOf(folder), section, slug(state), theme].join("-");
          await expectLook(page, look);
          await expectNoViolations(page, ofWholePages);
        }
    });

/** Names of the states of a section. */
async function listStates(
  page: Page,
  shown: { section: string; theme: string },
): Promise<string[]> {
  await openGallery(page, shown);
  const states = await page
    .getByRole("heading", { level: 2 })
    .allTextContents();
  expect(states).not.toEqual([]);
  return states;
}

function slug(state: string): string {
  return state.toLowerCase().replaceAll(" ", "-");
}
