import {
  answerIn,
  countAnswers,
  expect,
  modes,
  test,
  violationsOn,
  watchConsole,
  widgetOn,
} from "../fixtures/embed.ts";

const pages = [
  "plain",
  "wordpress",
  "strict-csp",
  "trusted-types",
  "react-18",
] as const;

for (const name of pages)
  for (const mode of modes)
    test(`a survey shown ${mode} on the page ${name} is answered, and counted once`, async ({
      page,
      product,
      partners,
      publish,
    }) => {
      const said = watchConsole(page);
      const survey = await publish();
      await page.goto(partners.pageAt(name, { survey, mode }));
      const widget = widgetOn(page, mode);
      await answerIn(widget);
      await expect(
        widget.getByRole("row", { name: "By the gate" }),
      ).toContainText("100%");
      if (name === "react-18")
        await expect(page.getByText("A bench for the park: 1")).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);

      await page.reload();
      await expect(
        widget.getByText("You've already submitted this survey."),
      ).toBeVisible();
      expect(await countAnswers(product.url, survey)).toBe(1);
      expect(await violationsOn(page)).toEqual([]);
      expect(said).toEqual([]);
    });
