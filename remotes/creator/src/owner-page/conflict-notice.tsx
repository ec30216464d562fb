import { Button, formatDate, Notice } from "@nearsay/core/ui";
import type { EditorDraft } from "../draft/draft.ts";
import {
  creator as creatorTexts,
  ending as endingTexts,
  ownerPage as ownerPageTexts,
} from "#messages";
import { fromLocalInput } from "../draft/local-time.ts";
import { nameLanguage } from "../editor/language-field.tsx";

import { differingParts, type DraftPart } from "./changes-of.ts";
import { openManaged } from "./open-managed.ts";
import type { Edit } from "./use-edit.ts";

const words = ownerPageTexts.conflict;

/** Shows what others saved in the meantime, and asks which version to keep. */
export function ConflictNotice({ edit }: { readonly edit: Edit }) {
  const { conflict, act } = edit;
  if (conflict === null) return null;
  if (conflict.answered) {
    return (
      <Notice
        tone="warning"
        title={words.answered}
        action={<Button onClick={edit.takeQuestions}>{words.fit}</Button>}
      >
        {ownerPageTexts.edit.answered}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={words.title}
      action={
        <>
          <Button busy={act.busy} onClick={edit.saveMine}>
            {words.keep}
          </Button>
          <Button onClick={edit.takeTheirs}>{words.take}</Button>
        </>
      }
    >
      {words.about}
      <ConflictParts edit={edit} stands={openManaged(conflict.stands)} />
    </Notice>
  );
}

function ConflictParts(props: {
  readonly edit: Edit;
  readonly stands: EditorDraft;
}) {
  const { edit, stands } = props;
  const mine = differingParts(edit.before, edit.draft);
  return (
    <ul>
      {differingParts(edit.before, stands).map((part) => (
        <li key={part}>
          {nameOf(part)} {nowOf(part, stands)}{" "}
          {mine.includes(part) && <strong>{words.yours}</strong>}
        </li>
      ))}
    </ul>
  );
}

function nameOf(part: DraftPart): string {
  if (part === "ending") return endingTexts.heading;
  return part === "place"
    ? creatorTexts.publish.place.legend
    : words.parts[part];
}

/** The current value of a part, if it fits in one line. */
function nowOf(part: DraftPart, stands: EditorDraft): string {
  switch (part) {
    case "title":
      return words.now({ value: stands.title });
    case "instructions":
      return words.now({ value: stands.instructions });
    case "closesAt": {
      const closing = fromLocalInput(stands.closesAt);
      return closing === null
        ? ""
        : words.now({ value: formatDate(closing.toISOString(), "datetime") });
    }
    case "language":
      return words.now({ value: nameLanguage(stands.language) });
    case "place": {
      const { kind, named } = stands.place;
      return kind === "named" && named ? words.now({ value: named.label }) : "";
    }
    case "feedback":
    case "access":
    case "export":
    case "embedding":
    case "ending":
    case "questions":
      return "";
  }
}

/** Restores the edits that were put aside for what others saved. */
export function PutAsideNotice({ edit }: { readonly edit: Edit }) {
  if (edit.putAside === null) return null;
  return (
    <Notice
      action={
        <Button ref={takeFocus} onClick={edit.bringBack}>
          {words.back}
        </Button>
      }
    >
      {words.taken}
    </Notice>
  );
}

/** The focus was on the notice that this one replaced. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
