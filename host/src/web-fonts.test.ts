import { showWebFonts, showWebFontsOfLastVisit } from "./web-fonts.ts";

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  dataset.fonts = "later";
});

it("leaves the web fonts out on a first visit until they are asked for", () => {
  showWebFontsOfLastVisit();
  expect(dataset.fonts).toBe("later");
  showWebFonts();
  expect(dataset.fonts).toBeUndefined();
});

it("shows the fonts of an earlier visit from the start", () => {
  showWebFonts();
  dataset.fonts = "later";
  showWebFontsOfLastVisit();
  expect(dataset.fonts).toBeUndefined();
});
