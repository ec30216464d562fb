import { render, screen } from "@testing-library/react";
import { ProgressBar } from "./progress-bar.tsx";

describe("ProgressBar", () => {
  it("has a name and a value", () => {
    render(<ProgressBar label="Generating…" value={40} />);
    expect(
      screen.getByRole("progressbar", { name: "Generating…" }),
    ).toHaveAttribute("value", "40");
  });

  it("keeps its name when the label is hidden", () => {
    render(<ProgressBar hideLabel label="Generating…" />);
    expect(
      screen.getByRole("progressbar", { name: "Generating…" }),
    ).toBeVisible();
  });

  it("has no value while the end is unknown", () => {
    render(<ProgressBar label="Generating…" />);
    expect(screen.getByRole("progressbar")).not.toHaveAttribute("value");
  });
});
