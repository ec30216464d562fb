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

  it("is as large as asked, at the one stroke weight", () => {
    expect(draw()).toHaveAttribute("width", "20");
    const small = draw(<Icon shape={Search} size={14} />);
    expect(small).toHaveAttribute("width", "14");
    expect(small).toHaveAttribute("height", "14");
    expect(small).toHaveAttribute("stroke-width", "1.75");
  });

  it("is nothing to a screen reader and no stop of the Tab key", () => {
    expect(draw()).toHaveAttribute("aria-hidden", "true");
    expect(draw()).toHaveAttribute("focusable", "false");
  });
});
