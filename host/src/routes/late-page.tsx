import { ErrorState } from "@nearsay/core/ui";
import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
} from "react";
import { texts } from "../texts.ts";
import styles from "./late-page.module.css";
import { PageSkeleton } from "./page-skeleton.tsx";
import { Page } from "./page.tsx";

interface LatePageProps {
  readonly title: string;
  readonly content: LazyExoticComponent<ComponentType>;
}

/** A page whose code comes in a file of its own, so that no other page pays for it. */
export function LatePage({ title, content: Content }: LatePageProps) {
  return (
    <LatePageBoundary key={title} title={title}>
      <Suspense fallback={<LatePageSkeleton title={title} />}>
        <Page title={title}>
          <Content />
        </Page>
      </Suspense>
    </LatePageBoundary>
  );
}

/** As tall as the window, so that the footer stays below it. */
function LatePageSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <PageSkeleton title={title} />
    </div>
  );
}

interface BoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

class LatePageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(`The page "${this.props.title}" failed`, cause);
  }

  override render() {
    const { title, children } = this.props;
    return this.state.failed ? <LatePageFailure title={title} /> : children;
  }
}

/** Loads the whole page anew: its file may be gone because a newer version is there. */
function LatePageFailure({ title }: { title: string }) {
  return (
    <Page title={title}>
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
    </Page>
  );
}
