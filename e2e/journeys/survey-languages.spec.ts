import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { textQuestion, oneOf } from "../fixtures/publish-survey.ts";

const words = {};

test("a person without a mouse answers in their own language, and is counted together with all others", async ({
  arrive,
  publish,
}) => {
  const id = await publish({
    title: "A bench by the pond",
    questions: [oneOf("Where?", "North", "South"), textQuestion("Why there?")],
    language: "en",
    translations: [
      {
        language: "ar",
        title: "مقعد عند البركة",
        instructions: "",
        questions: [
          { text: "أين؟", options: ["شمال", "جنوب"], words },
          { text: "", options: [], words },
        ],
      },
    ],
  });
  const reader = await arrive();
  await reader.setViewportSize({ width: 360, height: 800 });
  await reader.goto(`/surveys/${id}`);
  const choice = reader.getByRole("combobox", {
    name: "Language of the questions",
  });
  await expect(choice).toHaveValue("en");
  await reader.getByRole("radio", { name: "South" }).check();
  await tabTo(choice);
  await choice.selectOption("ar");
  await expect(reader.getByRole("radio", { name: "جنوب" })).toBeChecked();
  await expect(reader.getByText("أين؟")).toHaveAttribute("lang", "ar");
  await expect(reader.getByText("Why there?")).toHaveAttribute("lang", "en");
  await expectNoViolationsInThemes(reader);
  const sending = reader.waitForResponse(`**/api/surveys/${id}/responses`);
  await tabTo(reader.getByRole("button", { name: "Submit" }));
  await reader.keyboard.press("Enter");
  expect((await sending).status()).toBe(200);
  const reply = await reader.request.get(`/api/surveys/${id}/analytics`);
  const { mc_breakdown } = (await reply.json()) as {
    mc_breakdown: Record<string, Record<string, number>>;
  };
  expect(Object.values(mc_breakdown)).toEqual([{ North: 0, South: 1 }]);
});
