import { flushSync } from "react-dom";

/**
 * Replaces the server-rendered page in one step. Both look the same; the
 * focused element keeps the focus and its selection, and what was selected or
 * clicked in the meantime is selected or clicked again. It waits for the end of
 * a press that has begun: pressing one element and releasing another would be a
 * click on neither.
 * @param render Renders into `root`.
 */
export function replaceServerMarkup(
  root: HTMLElement,
  render: () => void,
): void {
  if (isPressed(root))
    requestAnimationFrame(() => replaceServerMarkup(root, render));
  else replace(root, render);
}

/**
 * A key press activates only the control, not its ancestors; and in old pages
 * `:active` alone is for links.
 */
function isPressed(root: HTMLElement): boolean {
  const key = ":enabled:active";
  return root.matches("div:active") || root.querySelector(key) !== null;
}

function replace(root: HTMLElement, render: () => void): void {
  const focused = focusedAround(root);
  const findFocused = successorOf(root, focused);
  const findChosen = chosenIn(root).map((each) => successorOf(root, each));
  const findClicked = clickedIn(root).map((each) => successorOf(root, each));
  flushSync(render);
  delete root.dataset.drawn;
  for (const find of findChosen) choose(find());
  moveFocus(focused, findFocused());
  for (const find of findClicked) find()?.click();
}

/**
 * Keeps the server-rendered forms, hidden, for a remote that failed to load:
 * when it loads, it takes over the entered data.
 */
export function keepForms(root: HTMLElement): void {
  const kept = document.createElement("div");
  kept.hidden = true;
  kept.dataset.drawn = "";
  kept.append(...root.querySelectorAll("form"));
  document.body.append(kept);
}

/** Inside a shadow root, only that root knows the focused element. */
function focusedAround(root: HTMLElement): Element | null {
  const tree = root.getRootNode();
  return tree instanceof ShadowRoot
    ? tree.activeElement
    : document.activeElement;
}

/** Radio buttons and checkboxes that were not selected when the page arrived. */
function chosenIn(root: Element): Element[] {
  return [...root.querySelectorAll("input")].filter(
    (input) => input.checked && !input.defaultChecked,
  );
}

/** A control that is already selected on the new page must not be toggled. */
function choose(to: HTMLElement | null): void {
  if (to instanceof HTMLInputElement && !to.checked) to.click();
}

/** The browser opens menus without any script: one that was closed again stays closed. */
function clickedIn(root: Element): Element[] {
  const buttons = root.querySelectorAll<HTMLButtonElement>(
    "button[data-clicked]",
  );
  return [...buttons].filter(
    ({ popoverTargetElement: menu }) => !menu || menu.matches(":popover-open"),
  );
}

/** Returns a function that, after the page was replaced, finds the element in the same position. */
function successorOf(
  root: Element,
  element: Element | null,
): () => HTMLElement | null {
  const path = element && pathTo(root, element);
  const name = element && nameOf(element);
  return () => {
    const found = path && elementAt(root, path);
    if (!(found instanceof HTMLElement)) return null;
    return nameOf(found) === name ? found : null;
  };
}

/** Another element may be in that position, such as a button of an error message. */
function nameOf(element: Element): string {
  const { tagName, textContent } = element;
  if (element instanceof HTMLButtonElement) return tagName + textContent;
  if (isTyped(element)) return tagName;
  return element instanceof HTMLInputElement
    ? tagName + element.value
    : tagName;
}

function moveFocus(from: Element | null, to: HTMLElement | null): void {
  to?.focus({ preventScroll: true });
  if (!isTyped(from) || !isTyped(to)) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Radio buttons and similar controls have no cursor. */
function isTyped(
  element: Element | null,
): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.selectionStart !== null;
}

/** The path to an element by the index of each child; null if it is not inside. */
function pathTo(root: Element, element: Element): number[] | null {
  const path: number[] = [];
  for (let each = element; each !== root;) {
    const parent = each.parentElement;
    if (parent === null) return null;
    path.unshift([...parent.children].indexOf(each));
    each = parent;
  }
  return path;
}

function elementAt(root: Element, path: number[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (element, child) => element?.children[child],
    root,
  );
}
