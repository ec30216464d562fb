import { fireEvent } from "@testing-library/react";
import { createElement, flushSync, memo, useState } from "preact/compat";
import { createRoot } from "preact/compat/client";

// What the widget, which is written for React, expects of Preact. Its other
// tests run with React.

type Part = Parameters<ReturnType<typeof createRoot>["render"]>[0];

function show(part: Part): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = "<p>Drawn by a server</p>";
  document.body.replaceChildren(place);
  createRoot(place).render(part);
  return place;
}

function only<T extends Element>(place: HTMLElement, name: string): T {
  const found = place.querySelector<T>(name);
  if (found === null) throw new Error(`There is no ${name}.`);
  return found;
}

describe("Preact in place of React", () => {
  it("replaces existing content with what it renders", () => {
    const place = show(createElement("h2", null, "Buses"));
    expect(place.innerHTML).toBe("<h2>Buses</h2>");
  });

  it("leaves nothing behind", () => {
    const place = document.createElement("div");
    const root = createRoot(place);
    root.render(createElement("h2", null, "Buses"));
    root.unmount();
    expect(place.innerHTML).toBe("");
  });

  it.each(["input", "textarea"])(
    "reports each letter typed into an element named %s",
    (name) => {
      const changes: string[] = [];
      const field = createElement<{ onChange: (event: Event) => void }>(name, {
        onChange: (event: Event & { nativeEvent?: Event }) => {
          if (event.nativeEvent instanceof Event) changes.push(event.type);
        },
      });
      fireEvent.input(only(show(field), name), { target: { value: "B" } });
      expect(changes).toEqual(["input"]);
    },
  );

  it.each(["radio", "checkbox"])("reports once that a %s changed", (type) => {
    let changes = 0;
    const mark = createElement("input", {
      type,
      onChange: () => (changes += 1),
    });
    only<HTMLInputElement>(show(mark), "input").click();
    expect(changes).toBe(1);
  });

  it("renders the strokes of an icon", () => {
    const icon = createElement("svg", {
      viewBox: "0 0 24 24",
      strokeWidth: 1.75,
      strokeLinecap: "round",
    });
    const svg = only(show(icon), "svg");
    expect(svg.getAttributeNames().sort()).toEqual([
      "stroke-linecap",
      "stroke-width",
      "viewBox",
    ]);
    expect(svg.getAttribute("stroke-width")).toBe("1.75");
  });

  it("re-renders a component only if its props changed", async () => {
    const drawn: string[] = [];
    const Part = memo(({ name }: { name: string }) => {
      drawn.push(name);
      return null;
    });
    let set: (name: string) => void = () => undefined;
    const Whole = () => {
      const [name, setName] = useState("one");
      const [, redraw] = useState(0);
      set = (next) => {
        setName(next);
        redraw((count) => count + 1);
      };
      return createElement(Part, { name });
    };
    show(createElement(Whole, null));
    for (const name of ["one", "two", "two"]) {
      set(name);
      await Promise.resolve();
    }
    expect(drawn).toEqual(["one", "two"]);
  });

  it("shows a change at once if asked to", () => {
    let set: (name: string) => void = () => undefined;
    const Whole = () => {
      const [name, setName] = useState("one");
      set = setName;
      return createElement("h2", null, name);
    };
    const place = show(createElement(Whole, null));
    flushSync(() => set("two"));
    expect(place.innerHTML).toBe("<h2>two</h2>");
  });
});
