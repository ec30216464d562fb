import type { ReportedSurvey } from "../../community/moderation/moderation-repository.ts";
import type { SurveyFile } from "../../community/moderation/moderation.ts";
import { formatMinute } from "../../base/to-minute.ts";
import { counted, indent, plain } from "../../base/text/plain-text.ts";

/** One survey of the list, with the reports against it. */
export function describeReported(row: ReportedSurvey): string[] {
  const state = describeState(row.hiddenAt, row.keptAt);
  const reports = `${counted(row.reportCount, "report")} with weight ${row.weight}`;
  return [
    `${row.surveyId}  ${plain(row.title)}`,
    ...indent([
      `${state}, ${reports}`,
      ...row.reasons.map(quote),
      ...describeAppeal(row.appeal),
    ]),
  ];
}

export function describeSurvey(file: SurveyFile): string[] {
  const { survey, questions, reports, discussion } = file;
  return [
    `${survey.surveyId}  ${plain(survey.title)}`,
    ...indent([
      survey.surveyUuid,
      describeState(survey.hiddenAt, file.keptAt),
      ...describeAppeal(file.appeal),
      survey.accessCodeHash === null ? "public" : "needs an access code",
      `created ${formatMinute(survey.createdAt)}, closes ${formatMinute(survey.expiresAt)}`,
      counted(survey.responseCount, "response"),
      plain(survey.instructions),
    ]),
    "Questions:",
    ...indent(questions.flatMap(describeQuestion)),
    "Reports:",
    ...indent(
      reports.map(
        ({ subject, messageId, weight, settledAt, createdAt, reason }) =>
          `${formatMinute(createdAt)}, ${subject === "survey" ? "" : `of ${subject} ${messageId}, `}${settledAt ? "settled" : `weight ${weight}`}: ${quote(reason)}`,
      ),
    ),
    "Posts and replies:",
    ...indent(
      discussion.map(
        (row) =>
          `${row.kind} ${row.id}${describeHiding(row)}: ${quote(row.content)}`,
      ),
    ),
  ];
}

function describeQuestion({ text, options }: SurveyFile["questions"][number]) {
  return [plain(text), ...indent(options.map(plain))];
}

function describeState(hiddenAt: Date | null, keptAt: Date | null): string {
  if (hiddenAt !== null) return `hidden since ${formatMinute(hiddenAt)}`;
  return keptAt === null ? "visible" : `kept since ${formatMinute(keptAt)}`;
}

/** The first key of a survey has no label. */
function describeHiding(row: SurveyFile["discussion"][number]): string {
  if (row.hiddenReason === null) return "";
  if (row.hiddenReason === "reports") return ", hidden after reports";
  if (row.hiddenReason === "operator") return ", hidden by an operator";
  const by = row.hiddenBy ? ` (${plain(row.hiddenBy)})` : "";
  const words = row.hiddenWords ? ` ${quote(row.hiddenWords)}` : "";
  return `, hidden by the author of the survey${by} as ${row.hiddenReason}${words}`;
}

function describeAppeal(appeal: SurveyFile["appeal"]): string[] {
  if (appeal === null) return [];
  const { madeAt, reason } = appeal;
  return [`appeal of its author, ${formatMinute(madeAt)}: ${quote(reason)}`];
}

function quote(text: string): string {
  return `"${plain(text)}"`;
}
