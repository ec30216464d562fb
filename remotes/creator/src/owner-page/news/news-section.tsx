import { ErrorState, Skeleton, useLoad } from "@nearsay/core/ui";
import { useCallback } from "react";
import { ownerPage as ownerPageTexts, news as newsTexts } from "#messages";
import type { OwnerPageProps } from "../owner-page-props.ts";
import styles from "../owner-page.module.css";
import { FeedPart } from "./feed-part.tsx";
import { getNews } from "./news-calls.ts";

import { PushPart } from "./push-part.tsx";
import { WebhookPart } from "./webhook-part.tsx";

/** How this key receives news of the survey. */
export function NewsSection({ owner, managed }: OwnerPageProps) {
  const { uuid, key } = owner;
  const load = useCallback(
    (signal: AbortSignal) => getNews({ uuid, key }, signal),
    [uuid, key],
  );
  const { loaded, retry, refresh } = useLoad(load);
  if (loaded.status === "loading")
    return <Skeleton lines={3} label={ownerPageTexts.news.loading} />;
  if (loaded.status === "failed")
    return (
      <ErrorState
        title={newsTexts.failed}
        error={loaded.error}
        onRetry={retry}
      />
    );
  const { feed, webhook, webhookHosts, push } = loaded.value;
  return (
    <>
      <p className={styles.about}>{newsTexts.about}</p>
      <FeedPart owner={owner} feed={feed} onChanged={refresh} />
      <PushPart owner={owner} push={push} onChanged={refresh} />
      {managed.role === "own" && (
        <WebhookPart
          owner={owner}
          hosts={webhookHosts}
          webhook={webhook}
          onChanged={refresh}
        />
      )}
    </>
  );
}
