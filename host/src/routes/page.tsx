import { ErrorState } from "@nearsay/core/ui";
import { Component, type ReactNode, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { host as texts } from "#messages";
import styles from "./page.module.css";

/** Sets the document's title for a page, and contains errors within the page. */
export function Page({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  // Before the effects of a remote that has already loaded and sets a better
  // title.
  useLayoutEffect(() => {
    document.title = title.includes(texts.siteName)
      ? title
      : texts.remote.title({ page: title });
    // A remote may have set the title of its content at another path.
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

/** Shows an error instead of a page that crashed, with a way to leave it, and keeps the rest. */
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

/** Reloads the entire page: its file may be missing because a newer version was deployed. */
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
