import { Skeleton } from "@nearsay/core/ui";
import { type ComponentType, Suspense } from "react";
import styles from "./lazy-page.module.css";
import { Page } from "./page.tsx";

interface LazyPageProps {
  readonly title: string;
  readonly content: ComponentType;
}

/** A page whose code may be in a separate file. */
export function LazyPage({ title, content: Content }: LazyPageProps) {
  return (
    <Page title={title}>
      <Suspense
        fallback={
          <div aria-busy="true">
            <PageSkeleton title={title} />
          </div>
        }
      >
        <Content />
      </Suspense>
    </Page>
  );
}

/**
 * The common structure of most pages: a heading, here for screen readers only,
 * a line, and the content.
 */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <Skeleton blockSize="2.6rem" inlineSize="70%" />
      <Skeleton blockSize="1.4rem" inlineSize="50%" label={null} />
      <Skeleton blockSize="12rem" label={null} />
    </div>
  );
}
