import { render } from "@testing-library/react";
import Search from "lucide/dist/esm/icons/search.mjs";
import { Icon } from "./icon.tsx";

function draw(icon = <Icon shape={Search} />) {
  return render(icon).container.querySelector("svg");
}

describe("Icon", () => {
  it("draws every part of its shape", () => {
    const parts = [...(draw()?.children ?? [])];
    expect(parts.map((part) => part.tagName)).toEqual(["path", "circle"]);
    expect(parts[1]).toHaveAttribute("r", "8");
  });

  it("has the requested size and the standard stroke width", () => {
    expect(draw()).toHaveAttribute("width", "20");
    const small = draw(<Icon shape={Search} size={14} />);
    expect(small).toHaveAttribute("width", "14");
    expect(small).toHaveAttribute("height", "14");
    expect(small).toHaveAttribute("stroke-width", "1.75");
  });

  it("is hidden from screen readers and not focusable", () => {
    expect(draw()).toHaveAttribute("aria-hidden", "true");
    expect(draw()).toHaveAttribute("focusable", "false");
  });
});
