import { render, screen } from "@testing-library/react";
import { Notice } from "./notice.tsx";

describe("Notice", () => {
  it.each(["info", "success"] as const)(
    "is announced politely when %s",
    (tone) => {
      render(<Notice tone={tone}>Saved</Notice>);
      expect(screen.getByRole("status")).toHaveTextContent("Saved");
    },
  );

  it.each(["warning", "danger"] as const)(
    "is announced at once when %s",
    (tone) => {
      render(<Notice tone={tone}>Locked</Notice>);
      expect(screen.getByRole("alert")).toHaveTextContent("Locked");
    },
  );

  it("is not announced when quiet", () => {
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
