import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { replaceServerMarkup } from "../../server-markup/replace-server-markup.ts";
import { drawnPart } from "./drawn-part.tsx";

const press = jest.fn();
const Part = ({ name }: { name: string }) => (
  <button onClick={press}>Press {name}</button>
);
const code = { Part, replace: replaceServerMarkup };
const pressIt = () => screen.getByRole("button", { name: "Press one" });

/** What the server rendered, and the browser while it has nothing to do. */
function draw() {
  const page = document.createElement("div");
  page.dataset.drawn = "";
  page.innerHTML = `<div data-part="foot"><button>Press one</button></div>`;
  document.body.append(page);
  let idle: () => void = () => undefined;
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => (idle = callback),
  });
  const drawn = pressIt();
  const container = document.createElement("div");
  /** Replaces the server-rendered page. */
  const show = (Foot: ReturnType<typeof drawnPart<{ name: string }>>) => {
    const shown = render(<Foot name="one" />, { container });
    page.replaceWith(container);
    return shown;
  };
  return { drawn, show, idle: () => act(async () => Promise.resolve(idle())) };
}

afterEach(() => {
  press.mockClear();
  document.body.replaceChildren();
});

describe("a server-rendered part with lazy code", () => {
  it("stays as rendered until its code has loaded, which nothing waits for", async () => {
    const { drawn, show, idle } = draw();
    const load = jest.fn(() => Promise.resolve(code));
    show(drawnPart("foot", load, "Failed"));
    expect(pressIt()).toBe(drawn);
    expect(load).not.toHaveBeenCalled();
    await idle();
    expect(pressIt()).not.toBe(drawn);
    await userEvent.click(pressIt());
    expect(press).toHaveBeenCalledTimes(1);
  });

  it("preserves focus and clicks for its code", async () => {
    const { drawn, show, idle } = draw();
    show(drawnPart("foot", () => Promise.resolve(code), "Failed"));
    drawn.focus();
    drawn.dataset.clicked = "";
    expect(drawn.closest("[data-drawn]")).not.toBeNull();
    await idle();
    expect(pressIt()).toHaveFocus();
    expect(press).toHaveBeenCalledTimes(1);
    expect(pressIt().closest("[data-drawn]")).toBeNull();
  });

  it("loads at once if nothing was rendered, and is available from then on", async () => {
    const Foot = drawnPart("foot", () => Promise.resolve(code), "Failed");
    const { unmount } = render(<Foot name="one" />);
    expect(await screen.findByRole("button")).toBeVisible();
    unmount();
    render(<Foot name="one" />);
    expect(pressIt()).toBeVisible();
  });

  it("reports that it could not be loaded, and tries again on request", async () => {
    const { show, idle } = draw();
    const load = jest.fn(() => Promise.resolve(code));
    load.mockRejectedValueOnce(new Error("Loading chunk 7 failed."));
    show(drawnPart("foot", load, "It could not be loaded."));
    await idle();
    expect(screen.getByText("It could not be loaded.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Press one" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(pressIt()).toBeVisible();
    await idle();
    await userEvent.click(pressIt());
    expect(press).toHaveBeenCalledTimes(1);
  });
});
