import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
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
    <Page title={title}>
      <Suspense fallback={<LatePageSkeleton title={title} />}>
        <Content />
      </Suspense>
    </Page>
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
