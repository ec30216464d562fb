import { ErrorState } from "@nearsay/core/ui";
import { Component, type ReactNode } from "react";
import { texts } from "../texts.ts";
import styles from "./page-boundary.module.css";

interface BoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows what went wrong in a page in its place, the way out of it, and leaves the rest. */
export class PageBoundary extends Component<
  BoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(`The page "${this.props.title}" failed`, cause);
  }

  override render() {
    const { title, children } = this.props;
    return this.state.failed ? <PageFailure title={title} /> : children;
  }
}

/** Loads the whole page anew: its file may be gone because a newer version is there. */
function PageFailure({ title }: { title: string }) {
  return (
    <div className={styles.failed}>
      <h1>{title}</h1>
      <ErrorState
        message={texts.pageFailed}
        retryText={texts.reload}
        onRetry={() => {
          location.reload();
        }}
      />
    </div>
  );
}
