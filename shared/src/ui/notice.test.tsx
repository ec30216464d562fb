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
});
