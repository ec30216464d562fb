import { Notice, ParticipationPanel, TextField } from "@nearsay/core/ui";
import * as texts from "#messages";

/** The message of a card's action, shown below its buttons; one at a time. */
export type CardNote =
  /** The action needs consent: the label of the button that gives it, and what then runs. */
  | { kind: "read-only"; action: string; go: () => void }
  | { kind: "failed"; title: string; message: string }
  /** The browser refused to copy the link. */
  | { kind: "link"; link: string }
  | { kind: "reported" };

interface CardNoteAreaProps {
  readonly note: CardNote;
  readonly onClose: () => void;
}

/** Shows the result of an action that is not visible elsewhere. */
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

/** Selected, so that one key press or touch copies it. */
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
