import { render, screen } from "@testing-library/react";
import { DangerButton } from "./danger-button.tsx";
import { readSource } from "../testing/read-source.ts";

const css = readSource("ui/danger-button.module.css");

test("a button for a destructive action differs from others also without colours", () => {
  expect(css).toContain("border: 3px double");
});

describe("a button for a destructive action", () => {
  it.each(["filled", "quiet"] as const)(
    "has the danger colours, %s",
    (look) => {
      render(<DangerButton variant={look}>Delete</DangerButton>);
      const button = screen.getByRole("button", { name: "Delete" });
      expect(button).toHaveClass("button", look);
      const [, rule = ""] =
        new RegExp(`^button\\.${look} \\{([^}]*)\\}`, "m").exec(css) ?? [];
      expect(rule).toContain("var(--color-danger)");
      expect(rule).not.toContain("accent");
    },
  );
});
