import { render, screen } from "@testing-library/react";
import Heart from "lucide-react/icons/heart";
import { IconButton } from "./icon-button.tsx";

describe("IconButton", () => {
  it("is named by its label, shown or not", () => {
    render(<IconButton icon={Heart} label="Like" />);
    const button = screen.getByRole("button", { name: "Like" });
    expect(button).toHaveAttribute("title", "Like");
    expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });

  it("has its count in the name and its state pressed", () => {
    render(<IconButton icon={Heart} label="Like" count={12} pressed />);
    expect(
      screen.getByRole("button", { name: "Like 12", pressed: true }),
    ).toBeInTheDocument();
  });
});
