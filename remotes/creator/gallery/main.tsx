import { decideConsent, mountGallery } from "@nearsay/core/standalone";
import { ownerPageChanges } from "./sections/owner-page-changes.tsx";
import { ownerPageSection } from "./sections/owner-page.tsx";
import { ownerPageParts } from "./sections/owner-page-parts.tsx";
import { editorSteps } from "./sections/editor-steps.tsx";
import { hideDialog } from "./sections/hide-dialog.tsx";
import { keptDrafts } from "./sections/kept-drafts.tsx";
import { leaveDialog } from "./sections/leave-dialog.tsx";
import { optionList } from "./sections/option-list.tsx";
import { minePage } from "./sections/mine-page.tsx";
import { promptForm } from "./sections/prompt-form.tsx";
import { publishBar } from "./sections/publish-bar.tsx";
import { publishedPanel } from "./sections/published-panel.tsx";
import { questionForms } from "./sections/question-forms.tsx";
import { surveyEditor } from "./sections/survey-editor.tsx";
import { surveyEditorProblems } from "./sections/survey-editor-problems.tsx";
import { surveyPreview } from "./sections/survey-preview.tsx";

/** Each key is the section's URL and its file name. */
const sections = {
  "prompt-form": promptForm,
  "kept-drafts": keptDrafts,
  "survey-editor": surveyEditor,
  "survey-editor-problems": surveyEditorProblems,
  "editor-steps": editorSteps,
  "option-list": optionList,
  "question-forms": questionForms,
  "survey-preview": surveyPreview,
  "publish-bar": publishBar,
  "leave-dialog": leaveDialog,
  "published-panel": publishedPanel,
  "owner-page": ownerPageSection,
  "owner-page-changes": ownerPageChanges,
  "owner-page-parts": ownerPageParts,
  "hide-dialog": hideDialog,
  "mine-page": minePage,
};

mountGallery("Creator", sections, decideConsent());
