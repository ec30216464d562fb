import { direction, language } from "@nearsay/core/domain";
import { elementTexts } from "../texts.ts";
import type { Failure } from "./stage.ts";

/** What stands in a survey's place until it comes: one live region, so that each change is read out once. */
export interface Cover {
  element: HTMLElement;
  /** The size of what comes. */
  showSkeleton(): void;
  /** The page's own fallback. */
  showFallback(): void;
  /**
   * What went wrong, which is the answer too, and the page's own fallback.
   * @param href A link in its place, where the page has none.
   */
  showFailure(code: Failure, href: string | null): string;
}

export function createCover(): Cover {
  const element = document.createElement("div");
  element.setAttribute("role", "status");
  const fill = (state: string, ...content: Node[]) => {
    element.className = state;
    element.replaceChildren(...content);
  };
  return {
    element,
    showSkeleton() {
      const bars = Array.from({ length: 5 }, () => document.createElement("i"));
      fill("skeleton", createText("span", elementTexts.loading), ...bars);
    },
    showFallback() {
      fill("failure", document.createElement("slot"));
    },
    showFailure(code, href) {
      const message = elementTexts.failed[code];
      const next =
        href === null ? document.createElement("slot") : linkTo(href);
      fill("failure", createText("p", message), next);
      return message;
    },
  };
}

function linkTo(href: string): HTMLElement {
  const link = createText("a", `${elementTexts.open} ${elementTexts.newTab}`);
  link.href = href;
  link.target = "_blank";
  link.rel = "noopener";
  return link;
}

/** The page around may be in another language. */
function createText<Name extends "a" | "p" | "span">(name: Name, text: string) {
  const element = document.createElement(name);
  element.lang = language;
  element.dir = direction;
  element.textContent = text;
  return element;
}
