import { render, screen } from "@testing-library/react";
import { Summary } from "./summary.tsx";

it("gives each sentence the direction of its own text, whatever it quotes first", () => {
  const text =
    "“\u2068نعم\u2069” leads with 50%. «\u2068Yes\u2069» في المقدمة.";
  render(<Summary text={text} withheldUntil={null} />);
  const [english, arabic] = screen.getAllByRole("listitem");
  expect(english).toHaveAttribute("dir", "ltr");
  expect(arabic).toHaveAttribute("dir", "rtl");
});
