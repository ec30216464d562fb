import { useLoad } from "@nearsay/core/ui";
import { bringNotes } from "@nearsay/surveys";
import type { ReactNode } from "react";
import { embedTexts } from "../texts.ts";
import { FailureNotice } from "./failure-notice.tsx";

interface LateNotesProps {
  readonly draw: (notes: Awaited<ReturnType<typeof bringNotes>>) => ReactNode;
}

/** What few surveys say beside their questions, whose code most do without. */
export function LateNotes({ draw }: LateNotesProps) {
  const { loaded, retry } = useLoad(bringNotes);
  if (loaded.status === "loaded") return draw(loaded.value);
  if (loaded.status === "loading") return null;
  return (
    <FailureNotice
      title={embedTexts.failed}
      error={loaded.error}
      onRetry={retry}
    />
  );
}
