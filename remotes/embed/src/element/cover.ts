import { embedProperties } from "@nearsay/core/contract";
import { element as elementTexts, locale } from "#messages";
import type { Failure } from "./stage.ts";

/**
 * Placeholder for a survey until it loads: one live region, so that each change
 * is announced once.
 */
export function createCover() {
  const element = document.createElement("div");
  element.setAttribute("role", "status");
  const fill = (state: string, ...content: Node[]) => {
    element.className = state;
    element.replaceChildren(...content);
  };
  return {
    element,
    /** A skeleton of the survey's size. */
    showSkeleton() {
      const bars = Array.from({ length: 5 }, () => document.createElement("i"));
      fill("skeleton", createText("span", elementTexts.loading), ...bars);
    },
    /** The page's own fallback content. */
    showFallback() {
      fill("failure", document.createElement("slot"));
    },
    /**
     * Shows an error message and the page's own fallback, and returns the
     * message.
     * @param href A link to show instead if the page has no fallback.
     */
    showFailure(code: Failure, href: string | null) {
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

/** Sets language and direction, because the surrounding page may use others. */
function createText<Name extends "a" | "p" | "span">(name: Name, text: string) {
  const element = document.createElement(name);
  element.lang = locale.tag;
  element.dir = locale.direction;
  element.textContent = text;
  return element;
}

/**
 * The page's rules can only reach the host element; everything else is inside.
 * An inline widget is in the same root, so no rule here may apply to it. The
 * greys are visible on any background.
 */
export const styles = `
:host { display: block }
:host([hidden]) { display: none }
.box { display: grid; grid-template-columns: minmax(0, 1fr) }
.box > * { grid-area: 1 / 1 }
.box > iframe { inline-size: 100%; border: 0 }
.skeleton ~ iframe { block-size: var(${embedProperties.minHeight}, 320px) }
[role=status] ~ iframe { visibility: hidden }
.failure ~ iframe { block-size: 1px !important }
.failure a { display: inline-block; padding-block: 10px }
.skeleton { box-sizing: border-box; block-size: calc(var(${embedProperties.minHeight}, 320px) - 8px); margin: 4px;
  overflow: hidden; display: grid; gap: 12px; align-content: start; padding: 16px; border: 1px solid #8884; border-radius: var(${embedProperties.radius}, 12px) }
.skeleton span { position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%) }
.skeleton i { block-size: 44px; border-radius: 8px; background: #8883; animation: pulse 1s infinite alternate }
.skeleton i:first-of-type { block-size: 28px; inline-size: 70% }
@keyframes pulse { to { opacity: .5 } }
@media (prefers-reduced-motion: reduce) { .skeleton i { animation: none } }
@media (forced-colors: active) { .skeleton i { background: GrayText } }
`;
