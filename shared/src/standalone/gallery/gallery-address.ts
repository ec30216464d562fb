export const galleryThemes = ["system", "light", "dark"] as const;

export type GalleryTheme = (typeof galleryThemes)[number];

/** What the address of a gallery requests. */
export interface GalleryAddress {
  /** Key of the only section to show; null to show all. */
  readonly section: string | null;
  readonly theme: GalleryTheme;
}

/** Reads `?section=button&theme=dark`. */
export function readAddress(search: string): GalleryAddress {
  const query = new URLSearchParams(search);
  const asked = query.get("theme");
  return {
    section: query.get("section"),
    theme: galleryThemes.find((theme) => theme === asked) ?? "system",
  };
}

export function writeAddress({ section, theme }: GalleryAddress): string {
  const query = new URLSearchParams();
  if (section !== null) query.set("section", section);
  if (theme !== "system") query.set("theme", theme);
  return `?${query.toString()}`;
}
