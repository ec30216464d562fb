import type { Reply } from "@nearsay/core/contract";
import { replyHandle } from "@nearsay/core/domain";
import { consentAtom, viewerIdAtom } from "@nearsay/core/session";
import { IconButton } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { useEffect, useRef } from "react";
import { Message, MessageText } from "../message.tsx";
import { TextForm } from "../text-form.tsx";
import { texts } from "../texts.ts";

interface ReplyCardProps {
  readonly reply: Reply;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  readonly onSave: (content: string) => Promise<void>;
}

/** One reply; its author can change it in place. */
export function ReplyCard(props: ReplyCardProps) {
  const { reply, editing, onEdit, onClose } = props;
  const own = reply.authorId === useAtomValue(viewerIdAtom);
  const { consented } = useAtomValue(consentAtom);
  const handle = replyHandle(reply.replyingTo);
  const editable = own && consented && !editing;
  const edit = useFocusAfter(editing);
  return (
    <Message
      authorId={reply.authorId}
      alias={reply.authorLabel}
      createdAt={reply.createdAt}
      context={handle && texts.replies.replyingTo(handle)}
      actions={
        editable && (
          <IconButton
            ref={edit}
            icon={Pencil}
            label={texts.replies.edit}
            showLabel="always"
            onClick={onEdit}
          />
        )
      }
    >
      {editing ? (
        <TextForm
          words={changedReply}
          initialText={reply.content}
          focusOnOpen
          onSubmit={async (content) => {
            await props.onSave(content);
            onClose();
          }}
          cancel={{ label: texts.replyForm.cancel, onCancel: onClose }}
        />
      ) : (
        <MessageText>{reply.content}</MessageText>
      )}
    </Message>
  );
}

/** Gives the focus back to what opened the form once the form is gone. */
function useFocusAfter(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return opener;
}

const { replyForm } = texts;
const changedReply = {
  ...replyForm,
  submit: replyForm.save,
  failed: replyForm.updateFailed,
  done: replyForm.updated,
};
