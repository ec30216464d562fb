import type { ReactNode } from "react";

/** Long enough for a screen reader to notice a region before its text. */
const SETTLE_MS = 50;

/**
 * Reads a message out, without showing it. Says it inside an open dialog,
 * since everything outside a modal dialog is silent.
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
  /** Keep the region mounted and change what it holds. */
  readonly children?: ReactNode;
  readonly urgent?: boolean | undefined;
}

/** Reads its text out whenever it changes, without showing it. */
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
