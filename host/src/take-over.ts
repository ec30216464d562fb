import { flushSync } from "react-dom";

/**
 * Puts the page in place of the one that the server drew, in one step. Both
 * look the same; what has the focus keeps it, and its selection.
 * @param render Renders into `root`.
 */
export function takeOver(root: HTMLElement, render: () => void): void {
  const focused = document.activeElement;
  const place = focused && placeIn(root, focused);
  flushSync(render);
  delete root.dataset.drawn;
  const successor = place && elementAt(root, place);
  if (successor?.tagName !== focused?.tagName) return;
  if (successor instanceof HTMLElement) {
    successor.focus({ preventScroll: true });
  }
  if (
    focused instanceof HTMLTextAreaElement &&
    successor instanceof HTMLTextAreaElement
  ) {
    const { selectionStart, selectionEnd } = focused;
    successor.setSelectionRange(selectionStart, selectionEnd);
  }
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
