import {
  expect,
  test,
  widgetOn,
  answerIn,
  countAnswers,
  watchConsole,
} from "../fixtures/embed.ts";
import { tabTo } from "../fixtures/keyboard.ts";

// So that no dialog asks for it.
const geolocation = { latitude: 48.1, longitude: 11.6 };

test.use({
  geolocation,
  permissions: ["geolocation", "clipboard-read", "clipboard-write"],
});

const title = "Hedgehogs on the cycle path";

test("a partner without a mouse selects a survey and its appearance, and the copied snippet works on their page", async ({
  page,
  product,
  site,
  partners,
  publish,
}) => {
  const messages = watchConsole(page);
  const survey = await publish({ title });
  await publish({ title: "Another for the list" });
  await page.goto(`${site}/embed`);
  const { keyboard } = page;
  await tabTo(page.getByRole("searchbox", { name: "Search surveys" }));
  await keyboard.type("hedgehogs");
  await keyboard.press("Enter");
  const found = page.getByRole("link", { name: title });
  await expect(found).toBeVisible();
  await expect(page.getByRole("link", { name: /Another for/ })).toHaveCount(0);
  await tabTo(found);
  await keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 2, name: title }),
  ).toBeFocused();

  const preview = page.getByRole("region", { name: "Preview" });
  await expect(
    widgetOn(page, "frame").getByRole("radio", { name: "By the gate" }),
  ).toBeVisible();
  await tabTo(page.getByRole("radio", { name: "In a frame" }));
  await keyboard.press("ArrowRight");
  await expect(preview.locator("nearsay-survey iframe")).toHaveCount(0);
  await tabTo(page.getByRole("radio", { name: "Match your page" }));
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await tabTo(
    page.getByRole("textbox", { name: "Accent colour", exact: true }),
  );
  await keyboard.type("#b3261e");
  await expect(page).toHaveURL(
    `${site}/embed?survey=${survey}&mode=inline&theme=dark&accent=%23b3261e`,
  );
  await answerIn(widgetOn(page, "inline"));
  expect(await countAnswers(product.url, survey)).toBe(1);

  await tabTo(page.getByRole("button", { name: "Copy the line" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
  const line = await page.evaluate(() => navigator.clipboard.readText());

  expect(messages).toEqual([]);
  await page.goto(partners.pageAt("pasted", { line }));
  const widget = widgetOn(page, "inline");
  await expect(widget).toHaveAttribute("accent", "#b3261e");
  await expect(widget).toHaveAttribute("theme", "dark");
  await answerIn(widget);
  expect(await countAnswers(product.url, survey)).toBe(2);
  expect(messages).toEqual([]);
});
