import type { Reply } from "@nearsay/core/contract";
import { replyHandle } from "@nearsay/core/domain";
import { consentAtom, viewerIdAtom } from "@nearsay/core/session";
import { IconButton } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { memo, useCallback, useEffect, useRef } from "react";
import { Message, MessageText } from "../message.tsx";
import { TextForm } from "../text-form.tsx";
import { texts } from "../texts.ts";
import { unsentKeys } from "../unsent-text.ts";
import { editedReplyAtom } from "./edited-reply.ts";

interface ReplyCardProps {
  readonly reply: Reply;
  readonly editing: boolean;
  readonly onSave: (replyId: string, content: string) => Promise<void>;
}

/** One reply; its author can change it in place. */
export const ReplyCard = memo(function ReplyCard(props: ReplyCardProps) {
  const { reply, editing, onSave } = props;
  const own = reply.authorId === useAtomValue(viewerIdAtom);
  const { consented } = useAtomValue(consentAtom);
  const handle = replyHandle(reply.replyingTo);
  const editable = own && consented && !editing;
  const { openEdit, closeEdit } = useEdit(reply.id);
  const opener = useFocusAfter(editing);

  async function save(content: string) {
    if (content !== reply.content) await onSave(reply.id, content);
    closeEdit();
  }

  return (
    <Message
      authorId={reply.authorId}
      alias={reply.authorLabel}
      createdAt={reply.createdAt}
      context={handle && texts.replies.replyingTo(handle)}
      actions={
        editable && (
          <IconButton
            ref={opener}
            icon={Pencil}
            label={texts.replies.edit}
            showLabel="always"
            onClick={openEdit}
          />
        )
      }
    >
      {editing ? (
        <TextForm
          words={changedReply}
          keptAs={unsentKeys.edit(reply.id)}
          initialText={reply.content}
          focusOnOpen
          onSubmit={save}
          cancel={{ label: texts.replyForm.cancel, onCancel: closeEdit }}
        />
      ) : (
        <MessageText>{reply.content}</MessageText>
      )}
    </Message>
  );
});

/** Opens and closes the edit of a reply, which is over when the reply leaves. */
function useEdit(replyId: string) {
  const setEditedId = useSetAtom(editedReplyAtom);
  // Another reply may be the one that is edited by now.
  const closeEdit = useCallback(() => {
    setEditedId((current) => (current === replyId ? null : current));
  }, [replyId, setEditedId]);
  useEffect(() => closeEdit, [closeEdit]);
  const openEdit = () => {
    setEditedId(replyId);
  };
  return { openEdit, closeEdit };
}

/** Gives the focus back to what opened the form once the form is gone, unless it went elsewhere. */
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
