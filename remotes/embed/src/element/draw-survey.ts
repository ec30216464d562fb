import type { Drawing, DrawingStep, DrawnSurvey } from "@nearsay/core/contract";
import { createPlace } from "./survey-place.ts";
import type { Stage } from "./stage.ts";

/**
 * Puts what the server drew in the shadow root. Element by element, since pages
 * under Trusted Types let no HTML be written.
 */
export function drawSurvey(
  { root, site }: Stage,
  { styles, steps }: Drawing,
): DrawnSurvey {
  const place = createPlace();
  place.dataset.drawn = "";
  let at: Element = place;
  for (const step of steps) {
    if (step === 0) at = at.parentElement ?? place;
    else if (typeof step === "string") at.append(step);
    else at = at.appendChild(elementOf(step, at.namespaceURI, site));
  }
  waitForScript(place);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.rules);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  root.append(place);
  return { place, sheet, styles: styles.name };
}

function elementOf(
  [name, attributes]: Exclude<DrawingStep, string | 0>,
  around: string | null,
  site: string,
): Element {
  const space = name === "svg" ? "http://www.w3.org/2000/svg" : around;
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes))
    element.setAttribute(key, key === "href" ? site + value : value);
  return element;
}

/** Buttons wait for inline.js, which does then what was asked of them; nothing leaves the page. */
function waitForScript(place: HTMLElement): void {
  place.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      "[data-drawn] button",
    );
    if (button) button.dataset.clicked = "";
  });
  place.addEventListener("submit", (event) => {
    if (place.dataset.drawn === "") event.preventDefault();
  });
}
