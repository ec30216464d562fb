import { localStore, sessionStore } from "@nearsay/core/session";
import { decideConsent, mountGallery } from "@nearsay/core/standalone";
import { accessCodeDialog } from "./sections/access-code-dialog.tsx";
import { anotherSurvey } from "./sections/another-survey.tsx";
import { answerForm } from "./sections/answer-form.tsx";
import { answerFormLimits } from "./sections/answer-form-limits.tsx";
import { feedbackPage } from "./sections/feedback-page.tsx";
import { homePage } from "./sections/home-page.tsx";
import { questionKinds } from "./sections/question-kinds.tsx";
import { reportDialog } from "./sections/report-dialog.tsx";
import { searchBox } from "./sections/search-box.tsx";
import { surveyBoard } from "./sections/survey-board.tsx";
import { surveyCard } from "./sections/survey-card.tsx";
import { surveyPage } from "./sections/survey-page.tsx";
import { thanks } from "./sections/thanks.tsx";

/** Each key is the section's URL and its file name. */
const sections = {
  "home-page": homePage,
  "search-box": searchBox,
  "survey-board": surveyBoard,
  "survey-card": surveyCard,
  "answer-form": answerForm,
  "answer-form-limits": answerFormLimits,
  "question-kinds": questionKinds,
  thanks,
  "another-survey": anotherSurvey,
  "access-code-dialog": accessCodeDialog,
  "report-dialog": reportDialog,
  "survey-page": surveyPage,
  "feedback-page": feedbackPage,
};

// Answers begun in this tab earlier would otherwise be restored.
for (const store of [sessionStore, localStore])
  for (const key of store.keys("unsent_answers:")) store.remove(key);

mountGallery("Surveys", sections, decideConsent());
