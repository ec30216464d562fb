import { flushSync } from "react-dom";

/**
 * Puts the page in place of the one that the server drew, in one step. Both
 * look the same; what has the focus keeps it, with its selection, and buttons
 * that were clicked meanwhile do what was asked of them.
 * @param render Renders into `root`.
 */
export function takeOver(root: HTMLElement, render: () => void): void {
  const focused = document.activeElement;
  const clicked = [...root.querySelectorAll("button[data-clicked]")];
  const findFocused = successorOf(root, focused);
  const findClicked = clicked.map((button) => successorOf(root, button));
  flushSync(render);
  delete root.dataset.drawn;
  moveFocus(focused, findFocused());
  for (const find of findClicked) find()?.click();
}

/** How to find, once the page is another, what stands where an element stood. */
function successorOf(
  root: Element,
  element: Element | null,
): () => HTMLElement | null {
  const place = element && placeIn(root, element);
  return () => {
    const found = place && elementAt(root, place);
    if (!(found instanceof HTMLElement)) return null;
    return found.tagName === element?.tagName ? found : null;
  };
}

function moveFocus(from: Element | null, to: HTMLElement | null): void {
  to?.focus({ preventScroll: true });
  if (!(from instanceof HTMLTextAreaElement)) return;
  if (!(to instanceof HTMLTextAreaElement)) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** The way down to an element by the number of each child; null where it is not inside. */
function placeIn(root: Element, element: Element): number[] | null {
  const place: number[] = [];
  for (let each = element; each !== root;) {
    const parent = each.parentElement;
    if (parent === null) return null;
    place.unshift([...parent.children].indexOf(each));
    each = parent;
  }
  return place;
}

function elementAt(root: Element, place: number[]): Element | undefined {
  return place.reduce<Element | undefined>(
    (element, child) => element?.children[child],
    root,
  );
}
