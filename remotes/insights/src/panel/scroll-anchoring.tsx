import { Component, type ReactNode } from "react";

interface ScrollAnchoringProps {
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** What somebody reads, and where in the window its upper edge stood. */
interface Anchor {
  readonly element: Element;
  readonly top: number;
}

/**
 * Keeps what is being read in its place while what stands above it changes height.
 * Browsers do that by themselves, but not all of them, and Chromium not within a
 * container query. Only a class hears of a change before the page shows it.
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

/** The first element that begins in the window; null where nothing of the root lies above it. */
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
