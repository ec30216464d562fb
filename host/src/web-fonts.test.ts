import { showWebFonts, showWebFontsOfLastVisit } from "./web-fonts.ts";

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  dataset.fonts = "later";
});

it("does not use the web fonts on a first visit until they are requested", () => {
  showWebFontsOfLastVisit();
  expect(dataset.fonts).toBe("later");
  showWebFonts();
  expect(dataset.fonts).toBeUndefined();
});

it("uses the fonts from the start on later visits", () => {
  showWebFonts();
  dataset.fonts = "later";
  showWebFontsOfLastVisit();
  expect(dataset.fonts).toBeUndefined();
});
