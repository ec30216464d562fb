import type { updateReply } from "../api/discussion-calls.ts";
import { limits, type Reply } from "@nearsay/core/contract";
import { inBatches, replyHandle } from "@nearsay/core/domain";
import { consentAtom, viewerIdAtom } from "@nearsay/core/session";
import { classNames, IconButton } from "@nearsay/core/ui";
import { atom, useAtomValue, useSetAtom } from "jotai";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { memo, useCallback, useEffect, useRef } from "react";
import { Message, MessageText } from "../message.tsx";
import { ReportButton } from "../report/report-button.tsx";
import { TextForm } from "../text-form.tsx";
import { discussion as texts } from "#messages";
import { unsentKeys } from "../unsent-text.ts";
import styles from "./reply-thread.module.css";

/** Number of replies per list. */
const listSize = 50;

type SaveReply = (...change: Parameters<typeof updateReply>) => Promise<void>;

/** Replies in several lists: a skipped list costs the browser less than many skipped replies. */
export function ReplyList(props: {
  readonly surveyId: string;
  readonly replies: readonly Reply[];
  /** Position of the first one in the thread, from 1. */
  readonly start: number;
  readonly onSave: SaveReply;
}) {
  const { surveyId, replies, start, onSave } = props;
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
            surveyId={surveyId}
            reply={reply}
            editing={reply.id === editedId}
            onSave={onSave}
          />
        </li>
      ))}
    </ol>
  ));
}

/** One reply; its author can edit it in place. */
const ReplyCard = memo(function ReplyCard(props: {
  readonly surveyId: string;
  readonly reply: Reply;
  readonly editing: boolean;
  readonly onSave: SaveReply;
}) {
  const { surveyId, reply, editing, onSave } = props;
  const own = reply.authorId === useAtomValue(viewerIdAtom);
  const { consented } = useAtomValue(consentAtom);
  const handle = replyHandle(reply.replyingTo);
  const editable = own && consented && !editing;
  const { openEdit, closeEdit } = useEdit(reply.id);
  const opener = useFocusAfter(editing);

  async function save(content: string, surveyKey?: string | null) {
    if (content !== reply.content || surveyKey !== undefined)
      await onSave(reply.id, content, surveyKey);
    closeEdit();
  }

  return (
    <Message
      authorId={reply.authorId}
      asAuthor={reply.asAuthor}
      alias={reply.authorLabel}
      createdAt={reply.createdAt}
      context={handle && texts.replies.replyingTo({ handle })}
      actions={
        editable ? (
          <IconButton
            ref={opener}
            icon={Pencil}
            label={texts.replies.edit}
            showLabel="always"
            onClick={openEdit}
          />
        ) : (
          reply.authorId !== "" && (
            <ReportButton kind="replies" message={reply} />
          )
        )
      }
    >
      {editing ? (
        <TextForm
          surveyId={surveyId}
          asAuthor={reply.asAuthor}
          words={changedReply}
          maxLength={limits.replyMax}
          keptAs={unsentKeys.edit(reply.id)}
          initialText={reply.content}
          onSubmit={save}
          onCancel={closeEdit}
        />
      ) : (
        <MessageText instead={reply.hidden}>{reply.content}</MessageText>
      )}
    </Message>
  );
});

/** Opens and closes the edit of a reply, which ends when the reply is unmounted. */
function useEdit(replyId: string) {
  const setEditedId = useSetAtom(editedReplyAtom);
  // Another reply may be edited by now.
  const closeEdit = useCallback(
    () => setEditedId((current) => (current === replyId ? null : current)),
    [replyId, setEditedId],
  );
  useEffect(() => closeEdit, [closeEdit]);
  const openEdit = () => setEditedId(replyId);
  return { openEdit, closeEdit };
}

/**
 * Returns the focus to the button that opened the form once the form is gone,
 * unless the focus is elsewhere.
 */
function useFocusAfter(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !open && isLost) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return opener;
}

const { replyForm } = texts;
const changedReply = {
  ...replyForm,
  submit: replyForm.save,
  enable: replyForm.enableAndSave,
  failed: replyForm.updateFailed,
  done: replyForm.updated,
};

/** The id of the reply that is being edited: only one at a time in all threads. */
const editedReplyAtom = atom<string | null>(null);
