import { limits, type Post } from "@nearsay/core/contract";
import { authorLabel, formatCount } from "@nearsay/core/domain";
import { consentAtom, viewerIdAtom } from "@nearsay/core/session";
import { Button, ParticipationNotice, Skeleton } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import type { RefObject } from "react";
import { TextForm } from "../text-form.tsx";
import { discussion as texts } from "#messages";
import { unsentKeys } from "../unsent-text.ts";
import { Writable } from "../writable.tsx";
import { useNear } from "../use-near.ts";
import { ReplyList } from "./reply-list.tsx";
import styles from "./reply-thread.module.css";
import { useFolding } from "./use-folding.ts";
import { useReplies } from "./use-replies.ts";

/** The replies to one post and the form to add one. */
export function ReplyThread(props: {
  readonly surveyId: string;
  readonly post: Pick<Post, "id" | "authorId" | "replyCount" | "hidden">;
  /** Called once all replies are known, and with each new one. */
  readonly onCountChange: (count: number) => void;
}) {
  const { surveyId, post } = props;
  const replies = useReplies({
    surveyId,
    postId: post.id,
    reported: post.replyCount,
    onCountChange: props.onCountChange,
  });
  const { thread, count } = replies;
  const keptAs = unsentKeys.reply(post.id);
  const folding = useFolding(replies);
  const { head, tail } = folding;
  const { title, list, more } = folding.focusRefs;
  const { consented, loading } = useAtomValue(consentAtom);
  const author = authorLabel(post.authorId, useAtomValue(viewerIdAtom));
  const waiting = thread.wanted !== null && !thread.failed;

  return (
    <div
      role="group"
      aria-label={texts.replies.to({ author })}
      className={styles.thread}
    >
      <h4 ref={title} tabIndex={-1} className={styles.title}>
        {texts.replies.title} <span>{formatCount(count)}</span>
      </h4>
      {waiting && thread.next === undefined && (
        <Skeleton lines={2} label={texts.replies.loading} />
      )}
      <div ref={list} className={styles.list}>
        <ReplyList
          surveyId={surveyId}
          replies={head}
          start={1}
          onSave={replies.change}
        />
        {folding.hasMore && (
          <MoreReplies
            count={folding.hiddenCount}
            busy={waiting}
            failed={thread.failed}
            eager={folding.eager}
            onMore={folding.showMore}
            button={more}
          />
        )}
        <ReplyList
          surveyId={surveyId}
          replies={tail}
          start={count - tail.length + 1}
          onSave={replies.change}
        />
        {folding.hasFewer && (
          <Button onClick={folding.showFewer}>{texts.replies.fewer}</Button>
        )}
      </div>
      {!post.hidden && (
        <Writable keptAs={keptAs}>
          {!consented && !loading && (
            <ParticipationNotice
              message={texts.replyForm.notice}
              button={false}
            />
          )}
          <TextForm
            surveyId={surveyId}
            words={newReply}
            maxLength={limits.replyMax}
            keptAs={keptAs}
            onSubmit={replies.add}
          />
        </Writable>
      )}
    </div>
  );
}

const { replyForm } = texts;
const newReply = {
  ...replyForm,
  failed: replyForm.createFailed,
  done: replyForm.created,
};

/** A button in place of the replies that are not shown, which shows them. */
export function MoreReplies(props: {
  /** Number of replies that are not shown. */
  readonly count: number;
  readonly busy: boolean;
  readonly failed: boolean;
  /** Loads automatically before the user reaches it. */
  readonly eager: boolean;
  /** @param here Whether the focus is on the button; it then moves to the first new reply. */
  readonly onMore: (here: boolean) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}) {
  const { count, busy, failed, eager, onMore, button } = props;
  useNear(button, eager && !busy && !failed, () =>
    onMore(document.activeElement === button.current),
  );
  return (
    <div className={styles.more}>
      {failed && <p>{texts.replies.loadFailed}</p>}
      <Button ref={button} busy={busy} onClick={() => onMore(true)}>
        {failed ? texts.replies.retry : texts.replies.more({ count })}
      </Button>
    </div>
  );
}
