import { limits, type ManagedSurvey } from "@nearsay/core/contract";
import { clipText, lengthOf } from "@nearsay/core/forms";
import { keepDraft, newDraftId } from "../draft/kept-draft.ts";
import { duplicate as duplicateTexts } from "#messages";
import { type SavedAs, saveDocument } from "../import/save-document.ts";
import { openManaged } from "./open-managed.ts";
import { openNamedPlace } from "./open-place.ts";

/**
 * Stores a copy of a survey as an unpublished draft, with the same questions,
 * location and scope. It is a separate survey: without codes and sites, and the
 * author enters expected answers again, because the server sends them to no
 * one.
 * @throws Error with a message if this browser stores nothing.
 */
export async function duplicateSurvey(managed: ManagedSurvey): Promise<void> {
  const draft = await openWithName(managed);
  const kept = keepDraft(newDraftId(), {
    ...draft,
    title: titleOfCopy(draft.title),
    closesAt: "",
    ending: { ...draft.ending, opensAt: "" },
    listOnFeedback: false,
    access: {
      ...draft.access,
      mode: "global",
      exportProtected: false,
      embedding: "anywhere",
      embedSites: "",
    },
    edited: true,
  });
  if (!kept) throw new Error(duplicateTexts.failed);
}

function titleOfCopy(title: string): string {
  const { mark } = duplicateTexts;
  return clipText(title, limits.titleMax - lengthOf(mark)) + mark;
}

/**
 * Saves a survey as a file, which opens as a draft with the same questions.
 * @returns What the file does not contain.
 */
export async function saveSurvey(managed: ManagedSurvey, as: SavedAs) {
  return saveDocument(await openWithName(managed), as);
}

async function openWithName(managed: ManagedSurvey) {
  return { ...openManaged(managed), place: await openNamedPlace(managed) };
}
