import type { ModeratedItem } from "@nearsay/core/contract";
import { Button, Notice, Skeleton } from "@nearsay/core/ui";
import { useState } from "react";
import type { OwnerLink } from "../../owned/owner-link.ts";
import { useAct } from "../use-act.ts";
import { hideMessage, showMessage } from "./discussion-calls.ts";
import { DiscussionControls } from "./discussion-controls.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import { MessageList } from "./message-list.tsx";
import { MessageSearch } from "./message-search.tsx";
import { discussion as texts } from "#messages";
import { useMessages } from "./use-messages.ts";

/** Moderation of the discussion: close it, slow it down, hide and show messages. */
export function DiscussionSection(props: { readonly owner: OwnerLink }) {
  const { owner } = props;
  const messages = useMessages(owner);
  const { page, busy, failure, sought } = messages;
  const act = useAct();
  const [asked, setAsked] = useState<ModeratedItem | null>(null);

  const change = (work: () => Promise<ModeratedItem>) =>
    act.run(async () => messages.replace(await work()), texts.notDone);

  return (
    <>
      {page !== null && (
        <DiscussionControls
          owner={owner}
          state={page.state}
          onChanged={messages.setState}
        />
      )}
      <MessageSearch onSearch={messages.search} />
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {page === null && busy && <Skeleton lines={4} label={texts.loading} />}
      {page !== null && (
        <MessageList
          items={page.items}
          onHide={setAsked}
          onShow={(item) => change(() => showMessage(owner, item))}
        />
      )}
      {page?.items.length === 0 && (
        <p>{sought === "" ? texts.nothing : texts.none}</p>
      )}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {(failure !== null || page?.next) && (
        <div>
          <Button
            busy={busy}
            busyText={texts.working}
            onClick={messages.showMore}
          >
            {failure === null ? texts.more : texts.retry}
          </Button>
        </div>
      )}
      {asked !== null && (
        <HideDialog
          onClose={() => setAsked(null)}
          onHide={(hiding) => {
            setAsked(null);
            change(() => hideMessage(owner, asked, hiding));
          }}
        />
      )}
    </>
  );
}
