import { type EmbedLook, embedProperties } from "@nearsay/core/contract";

/** Puts a page in the look that the page around asks for. */
export function applyLook(page: HTMLElement, look: EmbedLook): void {
  const { theme, accent, radius, font } = look;
  if (theme === "auto") delete page.dataset.theme;
  else page.dataset.theme = theme;
  set(page, embedProperties.accent, accent);
  set(page, embedProperties.radius, radius === null ? null : `${radius}px`);
  set(page, embedProperties.font, font);
}

function set({ style }: HTMLElement, name: string, value: string | null) {
  if (value === null) style.removeProperty(name);
  else style.setProperty(name, value);
}
