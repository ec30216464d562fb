// Request bodies, derived from the schemas: types only, so that no schema
// reaches a browser.
import type { Static } from "typebox";
import type { WaitlistBody } from "./schema/admission.ts";
import type { CreateSurveyBody, creationCalls } from "./schema/creation.ts";
import type { discussionCalls } from "./schema/discussion.ts";
import type { participationCalls } from "./schema/participation.ts";
import type { remoteFailureCalls } from "./schema/service.ts";
import type { SurveyDocument as DocumentSchema } from "./schema/survey-document.ts";
import type { ResponseBody } from "./schema/surveys.ts";

export type SurveyPayload = Static<typeof CreateSurveyBody>["survey"];
export type PayloadQuestion = SurveyPayload["questions"][number];

/** Texts of a survey to be drafted in another language. */
export type TranslationToDraft = Static<
  typeof creationCalls.draftTranslation.body
>;

/** A survey as a file. */
export type SurveyDocument = Static<typeof DocumentSchema>;

export type ResponsePayload = Static<typeof ResponseBody>;
/** Answers by question id: the text for free text, the option or options for multiple choice. */
export type Answers = ResponsePayload["answers"];

export type ReportPayload = Static<typeof participationCalls.reportSurvey.body>;

type PostBody = Static<typeof discussionCalls.createPost.body>;
/** Remotes that were built earlier may send null, which the server refuses. */
export type CreatePostPayload = Omit<PostBody, "survey_id"> & {
  survey_id: PostBody["survey_id"] | null;
};

/** The schema also accepts a false consent, which the server refuses with its own message. */
export type WaitlistPayload = Static<typeof WaitlistBody> & { consent: true };

/** What is reported to the server about a remote that failed. */
export type RemoteFailure = Static<
  typeof remoteFailureCalls.reportRemoteFailure.body
>;
