import { Skeleton } from "@nearsay/core/ui";
import { type ComponentType, Suspense } from "react";
import styles from "./late-page.module.css";
import { Page } from "./page.tsx";

interface LatePageProps {
  readonly title: string;
  readonly content: ComponentType;
}

/** A page whose code may come in a file of its own. */
export function LatePage({ title, content: Content }: LatePageProps) {
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

/** The shape most pages share: a heading, here for the ear alone, a line, and what follows. */
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
