import { ErrorState } from "@nearsay/core/ui";
import { Component, type ReactNode, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { texts } from "../texts.ts";
import styles from "./page.module.css";

/** Names the document after a page, and keeps what goes wrong in it to it. */
export function Page({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  // Before the effects of a remote that is here at once and knows better.
  useLayoutEffect(() => {
    document.title = title.includes(texts.siteName)
      ? title
      : texts.remote.title(title);
    // A remote may have put the title of what it showed at another path.
  }, [title, pathname]);
  return (
    <PageBoundary key={title} title={title}>
      {children}
    </PageBoundary>
  );
}

interface BoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows what went wrong in a page in its place, the way out of it, and leaves the rest. */
class PageBoundary extends Component<BoundaryProps, { failed: boolean }> {
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
        onRetry={() => location.reload()}
      />
    </div>
  );
}
