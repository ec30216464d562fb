import { flushSync } from "react-dom";

/**
 * Puts the page in place of the one that the server drew, in one step. Both
 * look the same; what has the focus keeps it, with its selection, and what was
 * chosen or clicked meanwhile is chosen or clicked again. A press that has begun
 * is let go first: on two elements it would be a click on neither.
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

/** A key presses the control alone, not what is around it; and on old pages `:active` by itself is for links. */
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
 * Keeps the forms that the server drew, out of sight, for a part that failed
 * to come: once it does, it takes over what was filled in.
 */
export function keepForms(root: HTMLElement): void {
  const kept = document.createElement("div");
  kept.hidden = true;
  kept.dataset.drawn = "";
  kept.append(...root.querySelectorAll("form"));
  document.body.append(kept);
}

/** What a shadow root holds has the focus there alone. */
function focusedAround(root: HTMLElement): Element | null {
  const tree = root.getRootNode();
  return tree instanceof ShadowRoot
    ? tree.activeElement
    : document.activeElement;
}

/** Radio buttons and checkboxes that were not chosen when the page came. */
function chosenIn(root: Element): Element[] {
  return [...root.querySelectorAll("input")].filter(
    (input) => input.checked && !input.defaultChecked,
  );
}

/** What the page took over by itself stays chosen. */
function choose(to: HTMLElement | null): void {
  if (to instanceof HTMLInputElement && !to.checked) to.click();
}

/** The browser opens menus without any script: one that is closed again stays so. */
function clickedIn(root: Element): Element[] {
  const buttons = root.querySelectorAll<HTMLButtonElement>(
    "button[data-clicked]",
  );
  return [...buttons].filter(
    ({ popoverTargetElement: menu }) => !menu || menu.matches(":popover-open"),
  );
}

/** How to find, once the page is another, what stands where an element stood. */
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

/** Something else may stand there, such as a button of what tells of a failure. */
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

/** Radio buttons and the like have no cursor. */
function isTyped(
  element: Element | null,
): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.selectionStart !== null;
}

/** The way down to an element by the number of each child; null where it is not inside. */
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
