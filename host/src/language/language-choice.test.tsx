import { render, screen, within } from "@testing-library/react";
import { LanguageChoice } from "./language-choice.tsx";

const show = () => render(<LanguageChoice offered={["en", "de", "ar"]} />);

it("names each language in that language, and marks the current one", () => {
  show();
  const list = screen.getByRole("list", { name: "Language" });
  const buttons = within(list).getAllByRole("button");
  expect(
    buttons.map(({ lang, dir, textContent }) => [lang, dir, textContent]),
  ).toEqual([
    ["en", "ltr", "English"],
    ["de", "ltr", "Deutsch"],
    ["ar", "rtl", "العربية"],
  ]);
  expect(buttons.map((one) => one.getAttribute("aria-current"))).toEqual([
    "true",
    null,
    null,
  ]);
});
