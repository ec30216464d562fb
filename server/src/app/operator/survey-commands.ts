import {
  listReportedSurveys,
  reportedMax,
} from "../../community/moderation/moderation-repository.ts";
import {
  type SurveyFile,
  findSurveyFile,
  hideAndAnnounce,
  removePost,
  removeReply,
  removeSurvey,
  restoreAndAnnounce,
} from "../../community/moderation/moderation.ts";
import type { SurveyKey, SurveyRow } from "../../surveys/survey-repository.ts";
import {
  type Commands,
  CommandFailed,
  type Outcome,
  UsageError,
  readNumber,
  required,
} from "./command.ts";
import type { CommandDeps } from "./command-deps.ts";
import { describeReported, describeSurvey } from "./describe-survey.ts";
import { counted, plain } from "../../base/text/plain-text.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The survey with this number or uuid. @throws CommandFailed if there is none. */
export async function findFile(
  { db }: CommandDeps,
  name = "",
): Promise<SurveyFile> {
  const key: SurveyKey = uuid.test(name)
    ? { uuid: name.toLowerCase() }
    : { id: readNumber(name, "The survey") };
  const file = await findSurveyFile(db, key);
  if (file === null) throw new CommandFailed(`There is no survey ${name}.`);
  return file;
}

function done({ surveyId, title }: SurveyRow, what: string): Outcome {
  return {
    text: `Survey ${surveyId} (${plain(title)}) ${what}.`,
    data: { surveyId },
    about: `survey ${surveyId}`,
  };
}

export const surveyCommands: Commands = {
  reports: {
    summary: `list surveys that are reported or hidden, at most ${reportedMax}`,
    async run({ db }) {
      const found = await listReportedSurveys(db, reportedMax + 1);
      const data = found.slice(0, reportedMax);
      const lines = data.flatMap(describeReported);
      if (found.length > data.length)
        lines.push(`There are more than ${reportedMax}.`);
      return {
        text: lines.join("\n") || "Nothing is reported or hidden.",
        data,
      };
    },
  },
  show: {
    operands: ["survey"],
    summary: "show a survey with its reports, posts and replies",
    async run(commandDeps, { operands: [name] }) {
      const file = await findFile(commandDeps, name);
      // Hashes of codes and answers are not shown.
      const { accessCodeHash, exportCodeHash, ...survey } = file.survey;
      const questions = file.questions.map(
        ({ expectedAnswerHash: _hash, ...question }) => question,
      );
      const codes = {
        needsCode: accessCodeHash !== null,
        needsExportCode: exportCodeHash !== null,
      };
      return {
        text: describeSurvey(file).join("\n"),
        data: { ...file, questions, survey: { ...survey, ...codes } },
      };
    },
  },
  hide: {
    operands: ["survey"],
    summary: "hide a survey from everyone",
    async run(commandDeps, { operands: [name] }) {
      const { survey } = await findFile(commandDeps, name);
      await hideAndAnnounce(commandDeps, survey.surveyId);
      return done(survey, "is hidden");
    },
  },
  restore: {
    operands: ["survey"],
    options: { keep: { type: "boolean", default: false } },
    usage: "[--keep]",
    summary:
      "show a survey again; its reports no longer count and are recorded as wrong; with --keep, later reports do not count either",
    async run(commandDeps, { operands: [name], options }) {
      const { survey } = await findFile(commandDeps, name);
      const keep = options["keep"] === true;
      await restoreAndAnnounce(commandDeps, survey.surveyId, keep);
      return done(survey, keep ? "is shown and kept" : "is shown");
    },
  },
  remove: {
    operands: ["survey"],
    options: { yes: { type: "boolean", default: false } },
    usage: "--yes",
    summary: "permanently delete a survey and everything that belongs to it",
    async run(commandDeps, { operands: [name], options }) {
      const { survey } = await findFile(commandDeps, name);
      const { surveyId, title, responseCount, postCount } = survey;
      const under = `${counted(responseCount, "response")} and ${counted(postCount, "post")}`;
      if (options["yes"] !== true) {
        throw new UsageError(
          `Survey ${surveyId} (${plain(title)}) would be permanently deleted with ${under}. Add --yes to confirm.`,
        );
      }
      await removeSurvey(commandDeps, surveyId);
      return done(survey, `is deleted with ${under}`);
    },
  },
  "remove-post": {
    operands: ["post"],
    summary: "permanently delete a post and its replies",
    async run(commandDeps, { operands: [name] }) {
      const postId = readNumber(name, "The post");
      required(await removePost(commandDeps, postId), `post ${postId}`);
      return {
        text: `Post ${postId} is deleted.`,
        data: { postId },
        about: `post ${postId}`,
      };
    },
  },
  "remove-reply": {
    operands: ["reply"],
    summary: "permanently delete a reply",
    async run(commandDeps, { operands: [name] }) {
      const replyId = readNumber(name, "The reply");
      required(await removeReply(commandDeps, replyId), `reply ${replyId}`);
      return {
        text: `Reply ${replyId} is deleted.`,
        data: { replyId },
        about: `reply ${replyId}`,
      };
    },
  },
};
