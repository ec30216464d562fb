import { render, screen } from "@testing-library/react";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import { IconButton } from "./icon-button.tsx";

describe("IconButton", () => {
  it("is named by its label, shown or not", () => {
    render(<IconButton icon={Heart} label="Like" />);
    const button = screen.getByRole("button", { name: "Like" });
    expect(button).toHaveAttribute("title", "Like");
    expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });

  it("needs no tooltip where its label stands", () => {
    render(<IconButton icon={Heart} label="Like" showLabel="always" />);
    expect(screen.getByRole("button", { name: "Like" })).not.toHaveAttribute(
      "title",
    );
  });
});
