import { holdFocus } from "./hold-focus.ts";

/** Lets the browser deliver mutation records. */
const settle = () => Promise.resolve();

const element = (name: string) => {
  const made = document.createElement(name);
  document.body.append(made);
  return made;
};

const heading = () => document.querySelector("h1");

let stop = () => {};
const hold = (find = heading as () => HTMLElement | null) => {
  const onFocus = jest.fn();
  stop = holdFocus(find, onFocus);
  return onFocus;
};

afterEach(() => {
  stop();
});

describe("holdFocus", () => {
  it("focuses an existing element, without scrolling, and reports it", () => {
    const title = element("h1");
    const focus = jest.spyOn(title, "focus");
    expect(hold()).toHaveBeenCalledWith(title);
    expect(title).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it("waits for an element that does not exist yet, wherever the focus was", async () => {
    element("button").focus();
    const onFocus = hold();
    expect(onFocus).not.toHaveBeenCalled();
    const title = element("h1");
    await settle();
    expect(title).toHaveFocus();
  });

  it("does not take the focus if the person moved it while nothing existed", async () => {
    element("button").focus();
    hold();
    const field = element("input");
    field.focus();
    await settle();
    element("h1");
    await settle();
    expect(field).toHaveFocus();
  });

  it("moves on to a better element when it appears", async () => {
    const main = element("main");
    hold(() => heading() ?? main);
    expect(main).toHaveFocus();
    const title = element("h1");
    await settle();
    expect(title).toHaveFocus();
  });

  it("focuses the heading that replaces the focused one", async () => {
    const first = element("h1");
    hold();
    first.remove();
    await settle();
    const second = element("h1");
    await settle();
    expect(second).toHaveFocus();
  });

  it("keeps the focus where the person has moved it", async () => {
    const main = element("main");
    const button = element("button");
    hold(() => heading() ?? main);
    button.focus();
    element("h1");
    await settle();
    expect(button).toHaveFocus();
    button.remove();
    element("p");
    await settle();
    expect(document.body).toHaveFocus();
  });

  it("keeps the focus where the person moved it after its element was removed", async () => {
    const first = element("h1");
    const button = element("button");
    hold();
    first.remove();
    button.focus();
    element("h1");
    await settle();
    expect(button).toHaveFocus();
  });

  it("does nothing after it was released", async () => {
    hold();
    stop();
    const title = element("h1");
    await settle();
    expect(title).not.toHaveFocus();
  });
});
