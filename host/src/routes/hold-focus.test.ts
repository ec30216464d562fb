import { holdFocus } from "./hold-focus.ts";

/** Lets the browser tell of what changed on the page. */
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
  it("focuses what is there, without scrolling, and tells so", () => {
    const title = element("h1");
    const focus = jest.spyOn(title, "focus");
    expect(hold()).toHaveBeenCalledWith(title);
    expect(title).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it("waits for what is not there yet, wherever the focus was", async () => {
    element("button").focus();
    const onFocus = hold();
    expect(onFocus).not.toHaveBeenCalled();
    const title = element("h1");
    await settle();
    expect(title).toHaveFocus();
  });

  it("leaves the focus to who moved it while nothing was there", async () => {
    element("button").focus();
    hold();
    const field = element("input");
    field.focus();
    await settle();
    element("h1");
    await settle();
    expect(field).toHaveFocus();
  });

  it("goes on to a better place when it comes", async () => {
    const main = element("main");
    hold(() => heading() ?? main);
    expect(main).toHaveFocus();
    const title = element("h1");
    await settle();
    expect(title).toHaveFocus();
  });

  it("takes the heading that replaces the one in focus", async () => {
    const first = element("h1");
    hold();
    first.remove();
    await settle();
    const second = element("h1");
    await settle();
    expect(second).toHaveFocus();
  });

  it("leaves the focus where the person has put it", async () => {
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

  it("leaves the focus where somebody put it when its place went away", async () => {
    const first = element("h1");
    const button = element("button");
    hold();
    first.remove();
    button.focus();
    element("h1");
    await settle();
    expect(button).toHaveFocus();
  });

  it("does nothing once it is let go", async () => {
    hold();
    stop();
    const title = element("h1");
    await settle();
    expect(title).not.toHaveFocus();
  });
});
