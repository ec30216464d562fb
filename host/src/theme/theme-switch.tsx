import { type Theme, themeKey, themes } from "@nearsay/core/contract";
import { localStore } from "@nearsay/core/session";
import { type Segment, Segmented } from "@nearsay/core/ui";
import { atom, useAtom } from "jotai";
import { host as texts } from "#messages";

const words = texts.theme;

const segments: Segment<ThemeChoice>[] = [
  { value: "system", label: words.system },
  { value: "light", label: words.light },
  { value: "dark", label: words.dark },
];

export function ThemeSwitch() {
  const [theme, choose] = useAtom(themeAtom);
  return (
    <Segmented
      label={words.label}
      showLabel
      segments={segments}
      value={theme}
      onChange={choose}
    />
  );
}

/** The themes that a person can choose; "system" is the default. */
type ThemeChoice = Theme | "system";

const choice = atom<ThemeChoice>("system");

/** Follows choices in other tabs, and choices made while this page was inactive. */
choice.onMount = (set) => {
  const follow = () => {
    const theme = readTheme();
    showTheme(theme);
    set(theme);
  };
  follow();
  window.addEventListener("storage", follow);
  window.addEventListener("pageshow", follow);
  return () => {
    window.removeEventListener("storage", follow);
    window.removeEventListener("pageshow", follow);
  };
};

/** The chosen theme; setting it shows and stores it. */
const themeAtom = atom(
  (get) => get(choice),
  (_get, set, theme: ThemeChoice) => {
    if (theme === "system") localStore.remove(themeKey);
    else localStore.write(themeKey, theme);
    showTheme(theme);
    set(choice, theme);
  },
);

function readTheme(): ThemeChoice {
  const kept = localStore.read(themeKey);
  return themes.find((theme) => theme === kept) ?? "system";
}

/** Like the script in the page's head before the first paint. */
function showTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>(
    "meta[name=theme-color]",
  )) {
    meta.media = mediaOf(meta.dataset.theme, theme);
  }
}

function mediaOf(own: string | undefined, theme: ThemeChoice): string {
  if (theme === "system") return `(prefers-color-scheme: ${own})`;
  return own === theme ? "all" : "not all";
}
