import { classNames } from "@nearsay/core/ui";
import type { Reply } from "@nearsay/core/contract";
import { inBatches } from "@nearsay/core/domain";
import { useAtomValue } from "jotai";
import { editedReplyAtom } from "./edited-reply.ts";
import { ReplyCard } from "./reply-card.tsx";
import styles from "./reply-thread.module.css";

/** Replies that a list holds. */
const listSize = 50;

interface ReplyListProps {
  readonly replies: readonly Reply[];
  /** Where in the thread they begin, from 1 on. */
  readonly start: number;
  readonly onSave: (replyId: string, content: string) => Promise<void>;
}

/** Replies in lists of some: what is out of sight costs the browser once for a list, not for each reply. */
export function ReplyList({ replies, start, onSave }: ReplyListProps) {
  const editedId = useAtomValue(editedReplyAtom);
  return inBatches(replies, listSize).map((list, index) => (
    <ol
      key={index}
      start={start + index * listSize}
      className={classNames(
        styles.replies,
        list.length === listSize ? styles.page : null,
      )}
    >
      {list.map((reply) => (
        <li key={reply.id}>
          <ReplyCard
            reply={reply}
            editing={reply.id === editedId}
            onSave={onSave}
          />
        </li>
      ))}
    </ol>
  ));
}
