import { sessionStore } from "@nearsay/core/session";
import { fireEvent } from "@testing-library/react";
import { fakeScrolling } from "../testing/fake-scrolling.ts";
import { createScrollMemory } from "./scroll-memory.ts";

let stop = () => {};
const remember = () => {
  const memory = createScrollMemory();
  stop = memory.watch();
  return memory;
};

/** A page of 900 that was left at 800 for a new one of 100. */
function leavePage() {
  const page = fakeScrolling(900);
  const memory = remember();
  memory.enter("old");
  page.scrollTo(800);
  memory.enter("new");
  page.grow(100);
  return { page, memory };
}

afterEach(() => {
  stop();
});

describe("the scroll memory", () => {
  it("leaves nothing of it to the browser", () => {
    fakeScrolling(900);
    remember();
    expect(history.scrollRestoration).toBe("manual");
  });

  it("restores a page that is long enough", () => {
    const { page, memory } = leavePage();
    page.grow(900);
    memory.enter("old");
    expect(memory.restore()).toBe(true);
    expect(window.scrollY).toBe(800);
  });

  it("restores as much as there is, and the rest when it has come", () => {
    const { page, memory } = leavePage();
    memory.enter("old");
    memory.restore();
    expect(window.scrollY).toBe(100);
    page.grow(900);
    expect(window.scrollY).toBe(800);
    page.scrollTo(50);
    page.grow(1000);
    expect(window.scrollY).toBe(50);
  });

  it("restores again what late letters moved", () => {
    const { page, memory } = leavePage();
    page.grow(900);
    memory.enter("old");
    const letThemCome = page.awaitFonts();
    memory.restore();
    expect(window.scrollY).toBe(800);
    page.scrollTo(825);
    letThemCome();
    expect(window.scrollY).toBe(800);
    page.scrollTo(50);
    page.grow(1000);
    expect(window.scrollY).toBe(50);
  });

  it.each(["wheel", "touchMove", "keyDown", "pointerDown"] as const)(
    "gives up at a %s",
    (type) => {
      const { page, memory } = leavePage();
      memory.enter("old");
      memory.restore();
      fireEvent[type](document.body);
      page.grow(900);
      expect(window.scrollY).toBe(100);
    },
  );

  it("still knows where a page was that was left before it was long enough", () => {
    const { page, memory } = leavePage();
    memory.enter("old");
    memory.restore();
    memory.enter("new");
    page.grow(900);
    memory.enter("old");
    memory.restore();
    expect(window.scrollY).toBe(800);
  });

  it("gives up when another page is entered", () => {
    const { page, memory } = leavePage();
    memory.enter("old");
    memory.restore();
    memory.enter("other");
    page.grow(900);
    expect(window.scrollY).toBe(100);
  });

  it("knows nothing of a page that was never there", () => {
    const { memory } = leavePage();
    memory.enter("unknown");
    expect(memory.restore()).toBe(false);
  });

  it("remembers through a reload", () => {
    const { page, memory } = leavePage();
    memory.note();
    fireEvent(window, new Event("pagehide"));
    stop();
    page.grow(900);
    const later = remember();
    later.enter("old");
    expect(later.restore()).toBe(true);
    expect(window.scrollY).toBe(800);
  });

  it.each(["{", null, 5, [["old"], 7, ["old", "far"]]])(
    "takes %j in the browser's storage for nothing",
    (kept) => {
      sessionStore.write("scroll_positions", kept);
      fakeScrolling(900);
      const memory = remember();
      memory.enter("old");
      expect(memory.restore()).toBe(false);
    },
  );
});
