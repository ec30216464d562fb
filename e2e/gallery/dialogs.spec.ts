import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { openGallery, serveGallery } from "../fixtures/gallery.ts";
import { expectLook } from "../fixtures/looks.ts";

test.use({ viewport: { width: 480, height: 400 } });
test.describe.configure({ mode: "parallel" });

for (const theme of ["light", "dark"])
  test(`dialogs are in order in ${theme}`, async ({ page }) => {
    await serveGallery(page, "shared");
    for (const [index, state] of ["plain", "firm", "long-word"].entries()) {
      await openGallery(page, { section: "dialog", theme });
      await page.getByRole("button", { name: "Open" }).nth(index).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectLook(page, `shared-dialog-${state}-${theme}`);
      await expectNoViolations(page);
    }
  });
