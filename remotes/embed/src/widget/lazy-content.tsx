import { useLoad } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import { embed as embedTexts } from "#messages";
import { FailureNotice } from "./failure-notice.tsx";

interface LazyContentProps<Part> {
  /** Loads what most visits do not need; memoised by the caller. */
  readonly bring: () => Promise<Part>;
  readonly waiting?: ReactNode;
  /** The title of the error if loading fails. */
  readonly failed?: string;
  readonly draw: (part: Part) => ReactNode;
}

/** Content that is loaded on demand. */
export function LazyContent<Part>(props: LazyContentProps<Part>) {
  const { bring, waiting, failed = embedTexts.failed, draw } = props;
  const { loaded, retry } = useLoad(bring);
  if (loaded.status === "loaded") return draw(loaded.value);
  if (loaded.status === "loading") return waiting;
  return <FailureNotice title={failed} error={loaded.error} onRetry={retry} />;
}
