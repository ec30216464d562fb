import { consentAtom } from "@nearsay/core/session";
import { Notice, ParticipationNotice, TextField } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { texts } from "../texts.ts";
import type { CardNote } from "./card-note.ts";

/** Tells what became of an action, where it is not to be seen elsewhere. */
export function CardNoteArea({ note }: { readonly note: CardNote }) {
  switch (note.kind) {
    case "read-only":
      return <ReadOnlyNote />;
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

/** Until the viewer takes part. */
function ReadOnlyNote() {
  const { consented } = useAtomValue(consentAtom);
  return consented ? null : <ReadOnlyUntilEnabled />;
}

function ReadOnlyUntilEnabled() {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    const before = document.activeElement;
    return () => {
      const holdsFocus = element?.contains(document.activeElement) === true;
      if (holdsFocus && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div ref={area}>
      <ParticipationNotice message={texts.card.readOnly} />
    </div>
  );
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
      onFocus={(event) => {
        event.currentTarget.select();
      }}
    />
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
}
