import { consentAtom } from "@nearsay/core/session";
import { Button, ParticipationNotice, Skeleton } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { TextForm } from "../text-form.tsx";
import { texts } from "../texts.ts";
import { ReplyCard } from "./reply-card.tsx";
import styles from "./reply-thread.module.css";
import { foldReplies, useReplies } from "./use-replies.ts";

interface ReplyThreadProps {
  readonly postId: string;
  readonly onCountChange: (count: number) => void;
}

/** The replies to one post and the form to add one. */
export function ReplyThread({ postId, onCountChange }: ReplyThreadProps) {
  const thread = useReplies(postId);
  const [expanded, setExpanded] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const { consented, loading } = useAtomValue(consentAtom);
  const count = thread.loading ? null : thread.replies.length;
  useEffect(() => {
    if (count !== null && count > 0) onCountChange(count);
  }, [count, onCountChange]);
  const folded = foldReplies(thread.replies, expanded || thread.added);

  return (
    <section aria-label={texts.replies.title} className={styles.thread}>
      <h4 className={styles.title}>
        {texts.replies.title} <span>{thread.replies.length}</span>
      </h4>
      {thread.loading && <Skeleton lines={2} label={texts.replies.loading} />}
      <ol className={styles.replies}>
        {folded.shown.map((reply) => (
          <li key={reply.id}>
            <ReplyCard
              reply={reply}
              editing={reply.id === editedId}
              onEdit={() => {
                setEditedId(reply.id);
              }}
              onClose={() => {
                setEditedId(null);
              }}
              onSave={(content) => thread.change(reply.id, content)}
            />
          </li>
        ))}
      </ol>
      {folded.foldable && !thread.added && (
        <Button
          aria-expanded={expanded}
          onClick={() => {
            setExpanded(!expanded);
          }}
        >
          {expanded
            ? texts.replies.fewer
            : texts.replies.more(folded.hiddenCount)}
        </Button>
      )}
      {!consented && !loading && (
        <ParticipationNotice message={texts.replyForm.notice} />
      )}
      <TextForm words={newReply} onSubmit={thread.add} />
    </section>
  );
}

const { replyForm } = texts;
const newReply = {
  ...replyForm,
  failed: replyForm.createFailed,
  done: replyForm.created,
};
