import type { Question } from "@nearsay/core/contract";
import { Skeleton, useLoad } from "@nearsay/core/ui";
import { useCallback } from "react";
import { embedTexts } from "../texts.ts";
import type { EmbedApi } from "./embed-api.ts";
import { FailureNotice } from "./failure-notice.tsx";

const words = embedTexts.results;

/** Nobody needs them before they answered. */
export function loadResults() {
  return import("./results.tsx");
}

interface LateResultsProps {
  readonly api: EmbedApi;
  readonly questions: readonly Question[];
  readonly closesAt: string | null;
}

/** The results, once both they and what draws them are here. */
export function LateResults(props: LateResultsProps) {
  const { api, questions, closesAt } = props;
  const load = useCallback(async () => {
    const [module, reply] = await Promise.all([loadResults(), api.results()]);
    return { ...module, analytics: module.readAnalytics(reply) };
  }, [api]);
  const { loaded, retry } = useLoad(load);
  if (loaded.status === "loading")
    return <Skeleton lines={4} label={words.loading} />;
  if (loaded.status === "failed")
    return (
      <FailureNotice
        title={words.failed}
        error={loaded.error}
        onRetry={retry}
      />
    );
  const { Results, analytics } = loaded.value;
  return <Results {...{ analytics, questions, closesAt }} />;
}
