import { Button, ErrorState, Skeleton, useLoad } from "@nearsay/core/ui";
import { type ComponentType, createElement, useState } from "react";
import type { OwnerPageProps } from "./owner-page-props.ts";
import { Section } from "./section.tsx";

interface LazySectionProps {
  readonly words: {
    readonly heading: string;
    readonly open: string;
    readonly loading: string;
    readonly failed: string;
  };
  readonly page: OwnerPageProps;
  /** Loads its code. Must be the same function each time. */
  readonly load: () => Promise<ComponentType<OwnerPageProps>>;
}

/** A section of the owner's page whose code loads when it is opened. */
export function LazySection(props: LazySectionProps) {
  const { heading, open } = props.words;
  const [opened, setOpened] = useState(false);
  return (
    <Section heading={heading}>
      {opened ? (
        <Loaded {...props} />
      ) : (
        <div>
          <Button onClick={() => setOpened(true)}>{open}</Button>
        </div>
      )}
    </Section>
  );
}

function Loaded({ words, page, load }: LazySectionProps) {
  const { loaded, retry } = useLoad(load);
  if (loaded.status === "loaded") return createElement(loaded.value, page);
  if (loaded.status === "loading")
    return <Skeleton lines={3} label={words.loading} />;
  return (
    <ErrorState title={words.failed} error={loaded.error} onRetry={retry} />
  );
}
