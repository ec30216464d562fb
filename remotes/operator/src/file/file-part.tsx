import { useSearchParams } from "@nearsay/core/router";
import { EmptyState, ErrorState, Skeleton, useLoad } from "@nearsay/core/ui";
import SearchX from "lucide/dist/esm/icons/search-x.mjs";
import { useCallback } from "react";
import { frame as frameTexts, file as texts } from "#messages";
import { useCall } from "../frame/use-call.ts";
import { DecisionNews } from "../moderate/decision-news.tsx";
import { isMissing } from "../moderate/moderation-calls.ts";
import { useDecisions } from "../moderate/use-decisions.ts";
import { Found } from "./found.tsx";
import { findFile } from "./find-file.ts";
import { readQuery } from "./read-query.ts";
import { SearchForm } from "./search-form.tsx";

/** A survey with all reports and messages about it, found by its id. */
export function FilePart() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("q") ?? "";
  const query = readQuery(asked);
  return (
    <>
      <SearchForm
        start={asked}
        onFind={(q) => setParams({ part: "file", q })}
      />
      {query !== null && <Result key={query} query={query} />}
    </>
  );
}

function Result({ query }: { readonly query: string }) {
  const call = useCall();
  const load = useCallback(
    (signal: AbortSignal) => findFile(call, query, signal),
    [call, query],
  );
  const { loaded, retry, refresh } = useLoad(load);
  const found = loaded.status === "loaded" ? loaded.value.item : null;
  const decisions = useDecisions((decision, decided) => {
    const own = decided.find(
      ({ kind, id }) => kind === found?.kind && id === found.id,
    );
    const isGone = decision === "remove" || own?.outcome === "gone";
    if (own !== undefined && isGone) retry();
    else refresh();
  });
  return (
    <>
      <DecisionNews decisions={decisions} />
      {loaded.status === "loading" && (
        <Skeleton lines={8} label={texts.loading} />
      )}
      {loaded.status === "loaded" && (
        <Found file={loaded.value} decisions={decisions} />
      )}
      {loaded.status === "failed" &&
        (isMissing(loaded.error) ? (
          <EmptyState title={texts.missing} icon={SearchX}>
            <p>{texts.missingAbout}</p>
          </EmptyState>
        ) : (
          <ErrorState
            message={frameTexts.failed}
            error={loaded.error}
            onRetry={retry}
          />
        ))}
    </>
  );
}
