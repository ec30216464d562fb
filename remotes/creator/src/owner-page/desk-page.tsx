import { followSurvey } from "@nearsay/core/api";
import type { DeskPageProps, ManagedSurvey } from "@nearsay/core/contract";
import { useNavigate } from "@nearsay/core/router";
import { ErrorState, Skeleton, useLoad } from "@nearsay/core/ui";
import { useCallback, useEffect, useRef } from "react";
import { AddByLink } from "../owned/add-by-link.tsx";
import { getManaged, opensNothing } from "../owned/manage-calls.ts";
import { forgetKey, keepKey } from "../owned/owned-surveys.ts";
import { type OwnerLink, ownerLink } from "../owned/owner-link.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import { OwnerPage } from "./owner-page.tsx";
import frame from "../page.module.css";
import { useKeptFocus } from "./use-kept-focus.ts";
import { keptKey, useOwnerKey } from "./use-owner-key.ts";
import { WrongKey } from "./wrong-key.tsx";

/** A survey as seen with one of its keys, and what that key allows. */
export function DeskPage({ surveyUuid, part }: DeskPageProps) {
  const uuid = surveyUuid.toLowerCase();
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  return (
    <div ref={page} className={frame.page}>
      <FindKey key={uuid} uuid={uuid} part={part} />
    </div>
  );
}

function FindKey(props: {
  readonly uuid: string;
  readonly part: string | undefined;
}) {
  const { uuid, part } = props;
  const { key, setKey } = useOwnerKey(uuid);
  if (key === null) return <AskForKey />;
  return <LoadOwnerPage owner={{ uuid, key }} part={part} onKey={setKey} />;
}

/** Neither the address nor this browser has a key. */
function AskForKey() {
  const navigate = useNavigate();
  const { title, about } = ownerPageTexts.ask;

  function open(owner: OwnerLink) {
    const { pathname, hash } = new URL(ownerLink(owner));
    void navigate(pathname + hash, { replace: true });
  }

  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{about}</p>
      <AddByLink action={ownerPageTexts.ask.title} onFound={open} />
    </>
  );
}

/** Milliseconds between requests for the counts while the page is visible. */
const refreshAfterMs = 15_000;

function LoadOwnerPage(props: {
  readonly owner: OwnerLink;
  readonly part: string | undefined;
  /** Continues with another key, or with none. */
  readonly onKey: (key: string | null) => void;
}) {
  const { owner, part, onKey } = props;
  const { uuid, key } = owner;
  const load = useCallback(
    (signal: AbortSignal) => getManaged({ uuid, key }, signal),
    [uuid, key],
  );
  const { loaded, retry, refresh, replace, change } =
    useLoad<ManagedSurvey>(load);
  useSeenRefresh(refresh);
  const managed = loaded.status === "loaded" ? loaded.value : null;
  useLiveCounts(managed, change);
  useKnownSurvey(owner, managed);
  if (managed !== null) {
    return (
      <OwnerPage
        part={part}
        owner={owner}
        managed={managed}
        onChanged={replace}
        onRefresh={refresh}
        onKey={onKey}
      />
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>{ownerPageTexts.title}</h1>
      {loaded.status === "loading" ? (
        <Skeleton lines={8} label={ownerPageTexts.loading} />
      ) : loaded.status === "failed" && opensNothing(loaded.error) ? (
        <WrongKey
          onForget={() => {
            forgetKey(uuid, key);
            onKey(keptKey(uuid));
          }}
        />
      ) : (
        <ErrorState
          title={ownerPageTexts.failed}
          error={loaded.status === "failed" ? loaded.error : undefined}
          onRetry={retry}
        />
      )}
    </>
  );
}

/** Stores the survey's data for the list of own surveys, once the server has sent it. */
function useKnownSurvey(
  { uuid, key }: OwnerLink,
  managed: ManagedSurvey | null,
): void {
  const id = managed?.survey.id;
  const title = managed?.survey.title;
  const role = managed?.role;
  useEffect(() => {
    if (id === undefined || title === undefined || role === undefined) return;
    keepKey({ uuid, key, id, title, role });
  }, [uuid, key, id, title, role]);
}

/**
 * Live counts for surveys that everyone may follow; those of a survey with an
 * access code are polled.
 */
function useLiveCounts(
  managed: ManagedSurvey | null,
  change: (update: (managed: ManagedSurvey) => ManagedSurvey) => void,
): void {
  const followed =
    managed === null || managed.survey.requiresCode || !isShown(managed.state)
      ? null
      : managed.survey.id;
  useEffect(() => {
    if (followed === null) return;
    return followSurvey(followed, {
      counts: ({ responseCount, likeCount, postCount }) =>
        change((before) => {
          const counts = { responseCount, likeCount, postCount };
          return { ...before, survey: { ...before.survey, ...counts } };
        }),
    });
  }, [followed, change]);
}

function isShown(state: ManagedSurvey["state"]): boolean {
  return state === "open" || state === "closed";
}

function useSeenRefresh(refresh: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, refreshAfterMs);
    return () => clearInterval(timer);
  }, [refresh]);
}
