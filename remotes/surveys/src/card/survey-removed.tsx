import { EmptyState } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import * as texts from "#messages";
import { useFocusLeftBehind } from "../use-focus.ts";

const words = texts.surveyPage;

interface SurveyRemovedProps {
  /** A page's message; a card has less room. */
  readonly children?: ReactNode;
}

/** Replaces a survey that was taken down while it was open. */
export function SurveyRemoved({
  children = <EmptyState title={words.notFound}>{words.takenDown}</EmptyState>,
}: SurveyRemovedProps) {
  const element = useFocusLeftBehind();
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  );
}
