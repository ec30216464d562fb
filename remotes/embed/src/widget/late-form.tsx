import { Skeleton, useLoad } from "@nearsay/core/ui";
import { type AnswerFormProps, bringForm, formParts } from "@nearsay/surveys";
import { createElement } from "react";
import { embedTexts } from "../texts.ts";
import { FailureNotice } from "./failure-notice.tsx";

/** The form of a survey that asks for more than plain text and choice, whose code most surveys do without. */
export function LateForm(props: AnswerFormProps) {
  const { loaded, retry } = useLoad(bringForm);
  if (loaded.status === "loaded")
    return createElement(loaded.value, { ...props, parts: formParts });
  if (loaded.status === "loading") return <Skeleton lines={8} />;
  return (
    <FailureNotice
      title={embedTexts.failed}
      error={loaded.error}
      onRetry={retry}
    />
  );
}
