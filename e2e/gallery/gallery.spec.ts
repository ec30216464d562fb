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
  themes,
} from "../fixtures/gallery.ts";
import { expectLook } from "../fixtures/looks.ts";

const narrowest = { width: 320, height: 600 };

test.use({ viewport: { width: 800, height: 600 } });
test.describe.configure({ mode: "parallel", timeout: 180_000 });

for (const folder of galleries)
  test.describe(`the gallery of ${folder}`, () => {
    test("breaks no axe rule, logs no errors and never scrolls horizontally", async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      await serveGallery(page, folder);
      await openGallery(page);
      await expectNoViolations(page, { besides: ofWholePages });
      await changeTheme(page, "dark");
      await expectColoursInOrder(page);
      await page.setViewportSize(narrowest);
      expect(await findTooWide(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test("matches its screenshots", async ({ page }) => {
      await serveGallery(page, folder);
      await openGallery(page);
      const sections = await listSections(page);
      expect(sections).not.toEqual([]);
      // Closed dialogs are buttons; dialogs.spec.ts opens them.
      for (const section of sections.filter((key) => !key.endsWith("dialog"))) {
        await openGallery(page, section);
        for (const theme of themes) {
          await changeTheme(page, theme);
          const look = `${nameOf(folder)}-${section}-${theme}`;
          await expectLook(page, look, { fullPage: true });
        }
      }
    });
  });

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  return complaints;
}

/** Texts of elements beyond the right edge of a page that scrolls horizontally. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("main *")]
      .filter((one) => one.getBoundingClientRect().right > clientWidth)
      .map((one) => one.outerHTML.slice(0, 200));
  });
}
