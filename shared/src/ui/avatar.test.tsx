import { render, screen } from "@testing-library/react";
import fc from "../testing/property.ts";
import { Avatar, avatarColorIndex } from "./avatar.tsx";

describe("Avatar", () => {
  it("shows at most two initials, hidden from screen readers", () => {
    render(<Avatar name="Anna Maria Berg" />);
    expect(screen.getByText("AM")).toHaveAttribute("aria-hidden", "true");
  });

  it("gives each name one of six colours, always the same one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect([0, 1, 2, 3, 4, 5]).toContain(avatarColorIndex(name));
        expect(avatarColorIndex(name)).toBe(avatarColorIndex(name));
      }),
    );
  });

  it("distributes names over all six colours", () => {
    const names = Array.from({ length: 60 }, (_, id) => `User ${String(id)}`);
    expect(new Set(names.map(avatarColorIndex)).size).toBe(6);
  });
});
