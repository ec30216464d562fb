import { limits, type ManagedSurvey } from "@nearsay/core/contract";
import { clipText, lengthOf } from "@nearsay/core/domain";
import { keepDraft, newDraftId } from "../draft/kept-draft.ts";
import { duplicateTexts } from "./duplicate-texts.ts";
import { type SavedAs, saveDocument } from "../import/save-document.ts";
import { openManaged } from "./open-managed.ts";
import { openNamedPlace } from "./open-place.ts";

/**
 * Keeps a draft that asks the same as a survey, among those that wait to be
 * published, of the same place and for the same people. It is a survey of its own:
 * without codes and sites, and its author writes expected answers anew, as nobody is
 * told them.
 * @throws Error in words where this browser keeps nothing.
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
      ...{ mode: "global", exportProtected: false },
      ...{ embedding: "anywhere", embedSites: "" },
    },
    edited: true,
  });
  if (!kept) throw new Error(duplicateTexts.failed);
}

function titleOfCopy(title: string): string {
  const { mark } = duplicateTexts;
  return clipText(title, limits.titleMax - lengthOf(mark)) + mark;
}

/** Offers a survey as a file, which opens as a draft that asks the same. @returns What is not in it. */
export async function saveSurvey(managed: ManagedSurvey, as: SavedAs) {
  return saveDocument(await openWithName(managed), as);
}

async function openWithName(managed: ManagedSurvey) {
  return { ...openManaged(managed), place: await openNamedPlace(managed) };
}
