import type { Post } from "@nearsay/core/contract";
import { IconButton, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import { useContext, useId, useState } from "react";
import { Message, MessageText } from "../message.tsx";
import { ReportButton } from "../report/report-button.tsx";
import { discussion as texts } from "#messages";
import { readUnsent, unsentKeys } from "../unsent-text.ts";
import { StateContext } from "../writable.tsx";
import { PostLike } from "./post-like.tsx";
import type { PostChange } from "./timeline.ts";

const ReplyThread = lazyComponent(
  async () => (await import("../replies/reply-thread.tsx")).ReplyThread,
  <Skeleton lines={2} label={texts.replies.loading} />,
  texts.replies.loadFailed,
);

export function PostCard(props: {
  readonly surveyId: string;
  readonly post: Post;
  readonly onChange: (change: PostChange) => void;
}) {
  const { surveyId, post, onChange } = props;
  const threadId = useId();
  const nameId = useId();
  const [open, setOpen] = useState(
    () => readUnsent(unsentKeys.reply(post.id)) !== "",
  );
  const { id, replyCount } = post;
  const { closed } = useContext(StateContext);
  const opens = open || replyCount > 0 || !(post.hidden || closed);
  return (
    <Message
      nameId={nameId}
      authorId={post.deleted ? "" : post.authorId}
      asAuthor={post.asAuthor}
      ring={post.ring}
      createdAt={post.createdAt}
      actions={
        <>
          {opens && (
            <IconButton
              icon={MessageCircle}
              label={
                open
                  ? texts.replies.close
                  : texts.replies.open({ count: replyCount })
              }
              showLabel="always"
              onPointerEnter={ReplyThread.bring}
              onFocus={ReplyThread.bring}
              aria-expanded={open}
              aria-controls={threadId}
              aria-describedby={nameId}
              onClick={() => setOpen(!open)}
            />
          )}
          {!post.deleted && !post.hidden && (
            <>
              <PostLike post={post} />
              <ReportButton kind="posts" message={post} />
            </>
          )}
        </>
      }
      below={
        <div id={threadId}>
          {open && (
            <ReplyThread
              surveyId={surveyId}
              post={post}
              onCountChange={(count) => onChange({ id, replyCount: count })}
            />
          )}
        </div>
      }
    >
      <MessageText instead={post.hidden ?? post.deleted}>
        {post.content}
      </MessageText>
    </Message>
  );
}
