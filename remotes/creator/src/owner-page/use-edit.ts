import { ApiError } from "@nearsay/core/api";
import { errorCodeOf, type ManagedSurvey } from "@nearsay/core/contract";
import { announce } from "@nearsay/core/ui";
import { type Dispatch, useMemo, useReducer, useState } from "react";
import { type DraftAction, draftReducer } from "../draft/draft-reducer.ts";
import type { EditorDraft } from "../draft/draft.ts";
import { getManaged, updateManaged } from "../owned/manage-calls.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import { changesOf, keepTexts } from "./changes-of.ts";
import type { OwnerPageProps } from "./owner-page-props.ts";
import { openManaged } from "./open-managed.ts";
import { type Act, useAct } from "./use-act.ts";

/** Why a save was refused: the survey has changed in the meantime. */
export interface Conflict {
  /** The current survey. */
  readonly stands: ManagedSurvey;
  /** The survey has a response, so its questions can no longer change. */
  readonly answered: boolean;
}

/** Edits that were put aside for what others saved. */
interface PutAside {
  readonly base: ManagedSurvey;
  readonly draft: EditorDraft;
}

export interface Edit {
  /** The survey that the edits are based on, as it was opened. */
  readonly base: ManagedSurvey;
  readonly before: EditorDraft;
  readonly draft: EditorDraft;
  readonly dispatch: Dispatch<DraftAction>;
  readonly act: Act;
  readonly conflict: Conflict | null;
  readonly putAside: PutAside | null;
  readonly save: () => void;
  /** Saves over what others saved; their changes to other parts stay. */
  readonly saveMine: () => void;
  readonly takeTheirs: () => void;
  readonly takeQuestions: () => void;
  readonly bringBack: () => void;
  readonly reset: () => void;
}

type EditAction =
  DraftAction | { readonly type: "open"; readonly draft: EditorDraft };

function editReducer(draft: EditorDraft, action: EditAction): EditorDraft {
  return action.type === "open" ? action.draft : draftReducer(draft, action);
}

/** The edits of a survey: typed, saved, refused, put aside. Nothing typed is lost. */
export function useEdit({ owner, managed, onChanged }: OwnerPageProps): Edit {
  const [base, setBase] = useState(managed);
  const before = useMemo(() => openManaged(base), [base]);
  const [written, dispatch] = useReducer(editReducer, before);
  // A closed survey is reopened in its own section, not together with other
  // edits.
  const draft = useMemo(
    () =>
      managed.survey.expired
        ? { ...written, closesAt: before.closesAt }
        : written,
    [managed.survey.expired, written, before.closesAt],
  );
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [putAside, setPutAside] = useState<PutAside | null>(null);
  const act = useAct();

  function open(survey: ManagedSurvey, opened = openManaged(survey)) {
    setBase(survey);
    dispatch({ type: "open", draft: opened });
    setConflict(null);
  }

  async function send(version: number) {
    try {
      const saved = await updateManaged(
        owner,
        version,
        changesOf(before, draft),
      );
      open(saved);
      setPutAside(null);
      onChanged(saved);
      announce(ownerPageTexts.edit.saved);
    } catch (error) {
      const answered = isRefused(error, "SURVEY_ANSWERED");
      if (!answered && !isRefused(error, "SURVEY_CHANGED")) throw error;
      const stands = await getManaged(owner);
      // Something else than a response fixed it, such as a post that shows a
      // distance: the server says what.
      if (answered && stands.survey.responseCount === 0) throw error;
      setConflict({ stands, answered });
      onChanged(stands);
    }
  }

  function save(version: number) {
    act.run(() => send(version), ownerPageTexts.edit.failed);
  }

  return {
    base,
    before,
    draft,
    dispatch,
    act,
    conflict,
    putAside,
    save: () => save(base.version),
    saveMine: () => save(conflict?.stands.version ?? base.version),
    takeTheirs() {
      if (conflict === null) return;
      setPutAside({ base, draft });
      open(conflict.stands);
    },
    takeQuestions() {
      if (conflict === null) return;
      const { stands } = conflict;
      setPutAside({ base, draft });
      open(stands, keepTexts(openManaged(stands), draft));
    },
    bringBack() {
      if (putAside === null) return;
      open(putAside.base, putAside.draft);
      setPutAside(null);
    },
    reset: () => open(managed),
  };
}

function isRefused(
  error: unknown,
  code: "SURVEY_ANSWERED" | "SURVEY_CHANGED",
): boolean {
  return error instanceof ApiError && errorCodeOf(error) === code;
}
