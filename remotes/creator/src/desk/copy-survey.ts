import { limits, type ManagedSurvey } from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/domain";
import { keepDraft, newDraftId } from "../draft/kept-draft.ts";
import { duplicateTexts } from "./duplicate-texts.ts";
import { type SavedAs, saveDocument } from "../import/save-document.ts";
import { openManaged } from "./open-managed.ts";

/**
 * Keeps a draft that asks the same as a survey, among those that wait to be
 * published. It is a survey of its own: open to everybody, without codes, sites
 * or a place, and its author writes expected answers anew, as nobody is told them.
 * @returns False where this browser keeps nothing.
 */
export function duplicateSurvey(managed: ManagedSurvey): boolean {
  const draft = openManaged(managed);
  return keepDraft(newDraftId(), {
    ...draft,
    title: titleOfCopy(draft.title),
    closesAt: "",
    ending: { ...draft.ending, opensAt: "" },
    listOnFeedback: false,
    access: {
      ...draft.access,
      ...{ mode: "global", exportProtected: false },
      ...{ embedding: "anywhere", embedSites: "" },
    },
    edited: true,
  });
}

function titleOfCopy(title: string): string {
  const { mark } = duplicateTexts;
  return clipText(title, limits.titleMax - mark.length) + mark;
}

/** Offers a survey as a file, which opens as a draft that asks the same. @returns What is not in it. */
export function saveSurvey(managed: ManagedSurvey, as: SavedAs) {
  return saveDocument(openManaged(managed), as);
}
