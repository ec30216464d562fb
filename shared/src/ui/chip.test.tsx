import { render, screen } from "@testing-library/react";
import { Chip } from "./chip.tsx";

describe("Checkbox for a single yes-or-no setting.", () => {
  it("shows its text in its tone", () => {
    render(<Chip tone="danger">Closed</Chip>);
    expect(screen.getByText("Closed").parentElement).toHaveClass(
      "chip",
      "danger",
    );
  });
});
