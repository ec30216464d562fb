import { createRoot } from "react-dom/client";
import "../../ui/styles.css";
import { Gallery } from "./gallery.tsx";
import { readAddress } from "./gallery-address.ts";
import type { GallerySections } from "./gallery-section.ts";
import { imitateStates } from "./looks-as.tsx";

/**
 * Shows components in all their states: documentation, and the ground of the
 * tests in `e2e/gallery`. `?section=button&theme=dark` shows one section alone.
 */
export function mountGallery(title: string, sections: GallerySections): void {
  const address = readAddress(window.location.search);
  if (address.theme !== "system")
    document.documentElement.dataset.theme = address.theme;
  imitateStates();
  const root = document.createElement("div");
  document.body.append(root);
  // A slot shows what it caught.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <Gallery title={title} sections={sections} address={address} />,
  );
}
