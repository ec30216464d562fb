import type { ReactNode } from "react";

/** Long enough for a screen reader to detect a live region before its text is set. */
const SETTLE_MS = 50;

/**
 * Announces a message to screen readers without showing it. It is placed inside
 * an open dialog, because screen readers ignore everything outside a modal
 * dialog.
 */
export function announce(message: string): void {
  const dialogs = document.querySelectorAll("dialog[open]");
  const region = findRegion(dialogs.item(dialogs.length - 1) ?? document.body);
  region.textContent = "";
  setTimeout(() => {
    region.textContent = message;
  }, SETTLE_MS);
}

function findRegion(parent: Element): Element {
  return parent.querySelector(":scope > [data-announcer]") ?? add(parent);
}

function add(parent: Element): Element {
  const region = document.createElement("div");
  region.dataset.announcer = "";
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  parent.append(region);
  return region;
}

interface LiveRegionProps {
  /** Keep the region mounted and change its content. */
  readonly children?: ReactNode;
  readonly urgent?: boolean | undefined;
}

/** Announces its text to screen readers whenever it changes, without showing it. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={urgent ? "alert" : "status"}>{children}</span>
    </VisuallyHidden>
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
