import { Notice, ParticipationPanel, TextField } from "@nearsay/core/ui";
import * as texts from "../texts.ts";

/** What an action of a card has to tell, below its buttons; one at a time. */
export type CardNote =
  /** It needs consent: what the button that gives it says, and does then. */
  | { kind: "read-only"; action: string; go: () => void }
  | { kind: "failed"; title: string; message: string }
  /** The browser refused to copy it. */
  | { kind: "link"; link: string }
  | { kind: "reported" };

interface CardNoteAreaProps {
  readonly note: CardNote;
  readonly onClose: () => void;
}

/** Tells what became of an action, where it is not to be seen elsewhere. */
export function CardNoteArea({ note, onClose }: CardNoteAreaProps) {
  switch (note.kind) {
    case "read-only":
      return (
        <ParticipationPanel
          key={note.action}
          message={texts.card.readOnly}
          action={note.action}
          onEnabled={() => {
            onClose();
            note.go();
          }}
          onCancel={onClose}
        />
      );
    case "failed":
      return (
        <Notice tone="danger" title={note.title}>
          {note.message}
        </Notice>
      );
    case "link":
      return <LinkToCopy key={note.link} link={note.link} />;
    case "reported":
      return <Notice tone="success">{texts.report.thanks}</Notice>;
  }
}

/** Selected already, so that one keystroke or touch copies it. */
function LinkToCopy({ link }: { readonly link: string }) {
  return (
    <TextField
      ref={select}
      label={texts.card.copyByHand}
      readOnly
      dir="ltr"
      value={link}
      onChange={() => undefined}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
}
