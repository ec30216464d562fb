import { Component, type ReactNode } from "react";

interface KeepPlaceProps {
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** What somebody reads, and where in the window its upper edge stood. */
interface Place {
  readonly element: Element;
  readonly top: number;
}

/**
 * Keeps what is being read in its place while what stands above it changes height.
 * Browsers do that by themselves, but not all of them, and Chromium not within a
 * container query. Only a class hears of a change before the page shows it.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  private root: HTMLElement | null = null;

  override getSnapshotBeforeUpdate(): Place | null {
    return this.root && findPlace(this.root);
  }

  override componentDidUpdate(
    _props: KeepPlaceProps,
    _state: unknown,
    place: Place | null,
  ): void {
    if (!place?.element.isConnected) return;
    const moved = topOf(place.element) - place.top;
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
function findPlace(root: Element): Place | null {
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
