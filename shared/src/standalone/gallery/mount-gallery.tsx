import { createRoot } from "react-dom/client";
import "../../ui/styles.css";
import { Failed } from "./failed.tsx";
import { Gallery } from "./gallery.tsx";
import { readAddress } from "./gallery-address.ts";
import type { GallerySections } from "./gallery-section.ts";
import { imitateStates } from "./looks-as.tsx";

/**
 * Shows components in all their states: as documentation, and for the tests in
 * `e2e/gallery`. `?section=button&theme=dark` shows only one section.
 * @param prepared What must be done first; if it fails, its message is shown.
 */
export function mountGallery(
  title: string,
  sections: GallerySections,
  prepared: Promise<unknown> = Promise.resolve(),
): void {
  const address = readAddress(window.location.search);
  if (address.theme !== "system")
    document.documentElement.dataset.theme = address.theme;
  imitateStates();
  const root = document.createElement("div");
  document.body.append(root);
  // A slot shows the error that it caught.
  const page = createRoot(root, { onCaughtError: () => undefined });
  prepared.then(
    () => {
      page.render(
        <Gallery title={title} sections={sections} address={address} />,
      );
    },
    (error: unknown) => {
      page.render(
        <main>
          <Failed error={error} />
        </main>,
      );
    },
  );
}
