import { isDeepStrictEqual } from "node:util";
import { limits } from "@nearsay/core/contract";
import { isExpired, isFull } from "@nearsay/core/forms";
import type { Queryable } from "../../base/db/database.ts";
import type { Message } from "../../base/message.ts";
import { Refusal, invalidRequest } from "../../base/refusal.ts";
import {
  type Edit,
  insertEdits,
  listEdits,
} from "../../surveys/edit-repository.ts";
import {
  type QuestionRow,
  listQuestions,
} from "../../surveys/question-repository.ts";
import { reindexSurveys } from "../../surveys/search/index-surveys.ts";
import { refuseLong } from "../../surveys/new-survey.ts";
import {
  type FoundPlace,
  findChosen,
  readPlace,
} from "../../surveys/survey-place.ts";
import { joinTranslations, languagesOf } from "../../surveys/translations.ts";
import { endAccess } from "../../surveys/sharing/share-link-repository.ts";
import { insertLeftOutChange } from "../integrity/left-out-repository.ts";
import { hasRings } from "../posts/post-repository.ts";
import { changeQuestions, rewordings } from "./change-questions.ts";
import {
  type Wanted,
  changeSurvey,
  editsOf,
  wantedTexts,
} from "./change-survey.ts";
import { changeTranslations } from "./change-translations.ts";
import { type Holder, lockByKey, noSurvey } from "./key-holders.ts";
import {
  type Changeable,
  type ManagedRow,
  beginEdition,
  findManaged,
  evaluateBy,
  writeChanges,
} from "./managed-repository.ts";
import type { OwnershipDeps } from "./ownership-deps.ts";
import {
  replaceQuestions,
  rewordQuestions,
} from "./question-changes-repository.ts";

/**
 * Applies all the holder's changes to a survey, or none.
 * @param version The version that the holder has seen; null to accept any. If
 * nothing would change, any version is accepted: the request may repeat one
 * whose reply was lost.
 * @throws Refusal SURVEY_CHANGED if the survey has another version by now,
 * SURVEY_ANSWERED for something that can no longer change, INVALID_REQUEST,
 * CONTENT_NOT_ALLOWED.
 */
export async function updateSurvey(
  deps: OwnershipDeps,
  holder: Holder,
  wanted: Wanted,
  version: number | null,
): Promise<void> {
  const { db, changes, checkContent, gazetteer } = deps;
  const { surveyId } = holder;
  const chosen = await findChosen(gazetteer, readPlace(wanted));
  const changing = { ...deps, chosen };
  await checkContent("survey", wantedTexts(wanted));
  const isChanged = await db.transaction(async (tx) => {
    const current = await lockManaged(tx, holder);
    if (version === null || version === current.version)
      return applyChanges(tx, changing, current, wanted);
    if (await differs(applyChanges(tx, changing, current, wanted)))
      throw changedMeanwhile(current);
    return false;
  });
  if (isChanged) changes.announce({ surveyId, kind: "edited" });
}

/**
 * Locks and returns the survey. @throws Refusal NOT_FOUND or KEY_TOO_WEAK if
 * the key is no longer valid for it.
 */
export async function lockManaged(
  tx: Queryable,
  holder: Holder,
): Promise<ManagedRow> {
  await lockByKey(tx, holder);
  const current = await findManaged(tx, holder.surveyId);
  if (current === null) throw noSurvey();
  return current;
}

/** Also true if the requested change is no longer possible. */
function differs(applied: Promise<boolean>): Promise<boolean> {
  return applied.catch((error: unknown) => {
    if (error instanceof Refusal) return true;
    throw error;
  });
}

interface ChangingDeps extends OwnershipDeps {
  /** The location that the request chooses; null to keep the current one. */
  chosen: FoundPlace | null;
}

/** Returns whether anything changed. */
async function applyChanges(
  tx: Queryable,
  deps: ChangingDeps,
  current: ManagedRow,
  wanted: Wanted,
): Promise<boolean> {
  const { clock } = deps;
  const { surveyId } = current;
  const now = clock();
  const { next, ...questions } = await applyQuestions(
    tx,
    deps,
    current,
    wanted,
  );
  const changed = new Set(namesOfChanges(current, next));
  if (changed.size === 0 && !questions.changed) return false;
  if (isAnswered(current)) refuseFixed(changed);
  if (moving.some((name) => changed.has(name)))
    await refuseMeasured(tx, surveyId);
  if (changed.has("quota") || changed.has("expiresAt"))
    refuseFull(current, next, now);
  await writeChanges(tx, surveyId, next);
  if (isAnswered(current))
    await announceEdits(
      tx,
      surveyId,
      [...editsOf(current, next), ...questions.edits],
      now,
    );
  if (changed.has("leftOutReason"))
    await recordLeftOut(tx, surveyId, next.leftOutReason, now);
  if (changed.has("accessCodeHash") && next.accessCodeHash !== null)
    await endAccess(tx, surveyId);
  if (changed.has("expiresAt")) await evaluateBy(tx, surveyId, next.expiresAt);
  if (questions.changed || judging.some((name) => changed.has(name)))
    await beginEdition(tx, surveyId);
  // Last, because it locks counters that others may wait for.
  if (questions.changed || searched.some((name) => changed.has(name)))
    await reindexSurveys(tx, [surveyId]);
  return true;
}

/** The location, and the location with its name. */
const moving = ["latitude", "longitude"] as const;
const placeFields = [...moving, "placeName", "placeCountry"] as const;
/** The fields by which answers are judged, and those that the search index contains. */
const judging = [
  "opensAt",
  "expiresAt",
  "quota",
  "accessCodeHash",
  "tickets",
  ...moving,
] as const;
const searched = ["title", "instructions", "accessCodeHash"] as const;

function namesOfChanges(
  current: Changeable,
  next: Changeable,
): (keyof Changeable)[] {
  const names = Object.keys(next) as (keyof Changeable)[];
  return names.filter((name) => !isDeepStrictEqual(next[name], current[name]));
}

async function applyQuestions(
  tx: Queryable,
  deps: ChangingDeps,
  survey: ManagedRow,
  wanted: Wanted,
): Promise<{ next: Changeable; changed: boolean; edits: Edit[] }> {
  const { surveyId, surveyUuid } = survey;
  const { clock, hash } = deps;
  const own = changeSurvey(survey, wanted, clock(), deps);
  const unchanged = { next: own, changed: false, edits: [] };
  if (!touchesWords(wanted, survey)) return unchanged;
  const current: QuestionRow[] = await listQuestions(tx, surveyId);
  const isTranslated =
    (wanted.translations ?? languagesOf(own.translations)).length > 0;
  const { next, questions } = changeTranslations(
    {
      next: own,
      questions: wanted.questions
        ? changeQuestions(
            current,
            wanted.questions,
            hash,
            surveyUuid,
            isTranslated,
          )
        : current,
    },
    wanted.translations,
  );
  refuseLong(next, questions, joinTranslations(next.translations, questions));
  if (isDeepStrictEqual(questions.map(plain), current.map(plain)))
    return { ...unchanged, next };
  if (!isAnswered(survey)) {
    await replaceQuestions(tx, surveyId, questions);
    return { next, changed: true, edits: [] };
  }
  const edits = rewordings(current, questions);
  await rewordQuestions(tx, surveyId, questions);
  return { next, changed: true, edits };
}

/** Whether questions or their languages may change. */
function touchesWords(wanted: Wanted, { translations }: ManagedRow): boolean {
  const { questions, language } = wanted;
  return (
    questions !== undefined ||
    wanted.translations !== undefined ||
    (translations !== null && language !== undefined)
  );
}

/** Also true if all responses were withdrawn but figures still include their answers. */
function isAnswered({ writtenCount, leavingCount }: ManagedRow): boolean {
  return writtenCount + leavingCount > 0;
}

const plain = (row: object): object => ({ ...row });

async function announceEdits(
  tx: Queryable,
  surveyId: number,
  edits: Edit[],
  now: Date,
): Promise<void> {
  if (edits.length === 0) return;
  const before = await listEdits(tx, surveyId);
  if (before.length + edits.length > limits.editsMax)
    throw new Refusal("SURVEY_ANSWERED", (say) => say.tooManyRewordings);
  await insertEdits(tx, surveyId, edits, now);
}

async function recordLeftOut(
  tx: Queryable,
  surveyId: number,
  reason: string | null,
  now: Date,
): Promise<void> {
  if (!(await insertLeftOutChange(tx, surveyId, reason, now)))
    throw new Refusal("SURVEY_ANSWERED", (say) => say.leftOutTooOften);
}

/** @throws Refusal SURVEY_ANSWERED for what can change only before the first response. */
function refuseFixed(changed: ReadonlySet<keyof Changeable>): void {
  const fixed = (message: Message) => new Refusal("SURVEY_ANSWERED", message);
  if (changed.has("tickets")) throw fixed((say) => say.ticketsFixed);
  if (changed.has("opensAt")) throw fixed((say) => say.openingTimeFixed);
  if (placeFields.some((name) => changed.has(name)))
    throw fixed((say) => say.locationFixed);
}

/**
 * Refuses to move a survey in which a post shows a ring: the post would state a
 * distance that is wrong, and rings around several locations would together
 * reveal where its writer is.
 * @throws Refusal SURVEY_ANSWERED
 */
async function refuseMeasured(tx: Queryable, surveyId: number): Promise<void> {
  if (await hasRings(tx, surveyId))
    throw new Refusal("SURVEY_ANSWERED", (say) => say.locationMeasured);
}

/**
 * An open survey has room, as far as is public: if the refusal knew of responses
 * that are not shown yet, its author could ask each second whether one came.
 */
function refuseFull(
  { responseCount }: ManagedRow,
  changed: Changeable,
  now: Date,
): void {
  if (!isFull(changed, responseCount) || isExpired(changed, now)) return;
  throw invalidRequest((say) => say.quotaReached({ count: responseCount }));
}

function changedMeanwhile({ version }: ManagedRow): Refusal {
  return new Refusal("SURVEY_CHANGED", (say) => say.surveyChanged, {
    data: { version },
  });
}
