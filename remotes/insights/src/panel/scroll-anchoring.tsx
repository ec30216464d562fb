import { Component, type ReactNode } from "react";

interface ScrollAnchoringProps {
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** The element being read, and the position of its top edge in the window. */
interface Anchor {
  readonly element: Element;
  readonly top: number;
}

/**
 * Keeps what is being read in position while content above it changes height.
 * Not all browsers do this themselves, and Chromium does not within a container
 * query. A class, because only getSnapshotBeforeUpdate runs before the page
 * shows a change.
 */
export class ScrollAnchoring extends Component<ScrollAnchoringProps> {
  private root: HTMLElement | null = null;

  override getSnapshotBeforeUpdate(): Anchor | null {
    return this.root && findAnchor(this.root);
  }

  override componentDidUpdate(
    _props: ScrollAnchoringProps,
    _state: unknown,
    anchor: Anchor | null,
  ): void {
    if (!anchor?.element.isConnected) return;
    const moved = topOf(anchor.element) - anchor.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  }

  override render(): ReactNode {
    return (
      <div
        ref={(element) => {
          this.root = element;
        }}
        className={this.props.className}
      >
        {this.props.children}
      </div>
    );
  }
}

/** The first element that starts in the window; null if nothing of the root is above it. */
function findAnchor(root: Element): Anchor | null {
  if (topOf(root) >= 0) return null;
  let element = root;
  while (topOf(element) < 0) {
    const next = [...element.children].find(
      (child) => child.getBoundingClientRect().bottom > 0,
    );
    if (!next) break;
    element = next;
  }
  return { element, top: topOf(element) };
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
