import { themeKey } from "@nearsay/core/contract";
import { localStore } from "@nearsay/core/session";
import { renderAt } from "@nearsay/core/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ThemeSwitch } from "./theme-switch.tsx";

const systemMedia = [
  "(prefers-color-scheme: light)",
  "(prefers-color-scheme: dark)",
];

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" data-theme="light" media="${systemMedia[0]}">
    <meta name="theme-color" data-theme="dark" media="${systemMedia[1]}">`;
});

afterEach(() => {
  localStore.remove(themeKey);
  delete document.documentElement.dataset.theme;
});

const shown = () => document.documentElement.dataset.theme;
const media = () =>
  [...document.head.querySelectorAll("meta")].map((meta) => meta.media);
const choice = (name: string) => screen.getByRole("radio", { name });

/** Another tab stores a theme; the browser notifies only the other tabs. */
function chooseElsewhere(text: string | null) {
  if (text === null) localStorage.removeItem(themeKey);
  else localStorage.setItem(themeKey, text);
  act(() => {
    fireEvent(window, new StorageEvent("storage", { key: themeKey }));
  });
}

describe("ThemeSwitch", () => {
  it("follows the system until a theme is chosen", () => {
    renderAt(<ThemeSwitch />);
    expect(screen.getByRole("group", { name: "Theme" })).toBeVisible();
    expect(choice("System")).toBeChecked();
    expect(shown()).toBeUndefined();
    expect(media()).toEqual(systemMedia);
  });

  it.each([
    ["Light", "light", ["all", "not all"]],
    ["Dark", "dark", ["not all", "all"]],
  ])("shows and stores %s", async (name, theme, colors) => {
    renderAt(<ThemeSwitch />);
    await userEvent.click(choice(name));
    expect(choice(name)).toBeChecked();
    expect(shown()).toBe(theme);
    expect(media()).toEqual(colors);
    expect(localStorage.getItem(themeKey)).toBe(theme);
  });

  it("returns to the system theme and stores nothing", async () => {
    localStorage.setItem(themeKey, "dark");
    renderAt(<ThemeSwitch />);
    await userEvent.click(choice("System"));
    expect(shown()).toBeUndefined();
    expect(media()).toEqual(systemMedia);
    expect(localStorage.getItem(themeKey)).toBeNull();
  });

  it("shows the stored theme", () => {
    localStorage.setItem(themeKey, "dark");
    renderAt(<ThemeSwitch />);
    expect(choice("Dark")).toBeChecked();
    expect(shown()).toBe("dark");
  });

  it.each(["", "sepia", "null", '{"theme":"dark"}'])(
    "treats the stored value %p as no choice",
    (text) => {
      localStorage.setItem(themeKey, text);
      renderAt(<ThemeSwitch />);
      expect(choice("System")).toBeChecked();
      expect(shown()).toBeUndefined();
    },
  );

  it("follows another tab, in both directions", () => {
    renderAt(<ThemeSwitch />);
    chooseElsewhere("dark");
    expect(choice("Dark")).toBeChecked();
    expect(shown()).toBe("dark");
    chooseElsewhere(null);
    expect(choice("System")).toBeChecked();
    expect(shown()).toBeUndefined();
  });

  it("is updated when the page is restored from the browser's cache", () => {
    renderAt(<ThemeSwitch />);
    localStorage.setItem(themeKey, "light");
    act(() => {
      fireEvent(window, new Event("pageshow"));
    });
    expect(shown()).toBe("light");
  });

  it("shows a choice that cannot be stored", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    renderAt(<ThemeSwitch />);
    await userEvent.click(choice("Dark"));
    expect(choice("Dark")).toBeChecked();
    expect(shown()).toBe("dark");
  });
});
