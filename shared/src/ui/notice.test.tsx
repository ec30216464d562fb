import { render, screen } from "@testing-library/react";
import { Notice } from "./notice.tsx";

describe("Notice", () => {
  it.each(["info", "success"] as const)("waits its turn when %s", (tone) => {
    render(<Notice tone={tone}>Saved</Notice>);
    expect(screen.getByRole("status")).toHaveTextContent("Saved");
  });

  it.each(["warning", "danger"] as const)("interrupts when %s", (tone) => {
    render(<Notice tone={tone}>Locked</Notice>);
    expect(screen.getByRole("alert")).toHaveTextContent("Locked");
  });

  it("leaves it to others to read it out when quiet", () => {
    render(
      <Notice tone="warning" quiet>
        Spiked
      </Notice>,
    );
    expect(screen.getByText("Spiked")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });
});
