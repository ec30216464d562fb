import { render, screen } from "@testing-library/react";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import { renderAt } from "../testing/render-at.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";

describe("IconButton", () => {
  it("is named by its label, whether or not it is shown", () => {
    render(<IconButton icon={Heart} label="Like" />);
    const button = screen.getByRole("button", { name: "Like" });
    expect(button).toHaveAttribute("title", "Like");
    expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });

  it("needs no tooltip if its label is shown", () => {
    render(<IconButton icon={Heart} label="Like" showLabel="always" />);
    expect(screen.getByRole("button", { name: "Like" })).not.toHaveAttribute(
      "title",
    );
  });
});

describe("IconLink", () => {
  it("opens another page, and is named by its label, whether or not it is shown", () => {
    renderAt(<IconLink icon={Heart} label="Embed" to="/embed" />);
    const link = screen.getByRole("link", { name: "Embed" });
    expect(link).toHaveAttribute("href", "/embed");
    expect(link).toHaveAttribute("title", "Embed");
  });
});
