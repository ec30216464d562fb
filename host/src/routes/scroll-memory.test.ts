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

/** A page with a height of 900 that was left at 800 for a new one of 100. */
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
  it("disables the browser's own restoration", () => {
    fakeScrolling(900);
    remember();
    expect(history.scrollRestoration).toBe("manual");
  });

  it("restores the position on a page that is long enough", () => {
    const { page, memory } = leavePage();
    page.grow(900);
    memory.enter("old");
    expect(memory.restore()).toBe(true);
    expect(window.scrollY).toBe(800);
  });

  it("scrolls as far as possible, and further when the page has grown", () => {
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

  it("restores the position again after late fonts moved it", () => {
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

  it("remembers the position of a page that was left before it was long enough", () => {
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

  it("knows nothing of a page that was never shown", () => {
    const { memory } = leavePage();
    memory.enter("unknown");
    expect(memory.restore()).toBe(false);
  });

  it("remembers positions through a reload", () => {
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
    "ignores %j in the browser's storage",
    (kept) => {
      sessionStore.write("scroll_positions", kept);
      fakeScrolling(900);
      const memory = remember();
      memory.enter("old");
      expect(memory.restore()).toBe(false);
    },
  );
});
