import { render, screen } from "@testing-library/react";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import { renderAt } from "../testing/render-at.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";

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

describe("IconLink", () => {
  it("leads on, and is named by its label, shown or not", () => {
    renderAt(<IconLink icon={Heart} label="Embed" to="/embed" />);
    const link = screen.getByRole("link", { name: "Embed" });
    expect(link).toHaveAttribute("href", "/embed");
    expect(link).toHaveAttribute("title", "Embed");
  });
});
