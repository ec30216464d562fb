import { LRUCache } from "lru-cache";
import sql from "sql-template-tag";
import type { Clock } from "../../base/clock.ts";
import { createBatcher } from "../../base/db/batcher.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import { overloaded } from "../../base/refusal.ts";
import type { Bearer, NextStep, StepKey, TrailKind } from "./bearer.ts";

// A person's trail lists the surveys in which they left a row, so that they can
// see, export and delete everything of theirs. The names of its steps derive
// from the person's secret and their contents are sealed: nobody else knows
// which steps belong together, or to which rows.

export interface Step {
  surveyId: number;
  /** UTC day, such as 2026-03-02. */
  day: string;
}

const pageSize = 64;
const dayMs = 86_400_000;

/** A number of steps that a trail has at least, by its first step. */
const lengths = new LRUCache<string, number>({ max: 50_000 });

/**
 * The next step of a person who leaves a row in a survey, as far as this process
 * knows. If it exists already, `readTrail` finds where the trail ends.
 * @param skipped How many other steps of the trail are added with it.
 */
export function nextStep(
  bearer: Bearer,
  kind: TrailKind,
  surveyId: number,
  now: Date,
  skipped = 0,
): NextStep {
  const begin = bearer.stepOf(kind, 0);
  const nth = (lengths.get(begin.name) ?? 0) + skipped;
  const own = nth === 0 ? begin : bearer.stepOf(kind, nth);
  return {
    first: nth === 0 ? null : begin.name,
    nth,
    step: own.name,
    sealed: seal(surveyId, now, own),
  };
}

/** Remembers that a step was added. */
export function noteStep({ first, nth, step }: NextStep): void {
  const begin = first ?? step;
  lengths.set(begin, Math.max(lengths.get(begin) ?? 0, nth + 1));
}

/** Whether this process knows how long the trail is. */
export function isTrailKnown(bearer: Bearer, kind: TrailKind): boolean {
  return lengths.has(bearer.stepOf(kind, 0).name);
}

/** All contents have the same length, so that it reveals nothing. */
function seal(surveyId: number, moment: Date, { pad }: StepKey): string {
  const bytes = Buffer.alloc(pad.length);
  bytes.writeUIntBE(surveyId, 0, 6);
  bytes.writeUInt32BE(Math.floor(moment.getTime() / dayMs), 8);
  return toUuid(xor(bytes, pad));
}

function unseal(sealed: string, { pad }: StepKey): Step {
  const bytes = xor(Buffer.from(sealed.replaceAll("-", ""), "hex"), pad);
  const day = new Date(bytes.readUInt32BE(8) * dayMs);
  return {
    surveyId: bytes.readUIntBE(0, 6),
    day: day.toISOString().slice(0, 10),
  };
}

function xor(bytes: Buffer, pad: Buffer): Buffer {
  for (let at = 0; at < pad.length; at += 1)
    bytes[at] = (bytes[at] ?? 0) ^ (pad[at] ?? 0);
  return bytes;
}

function toUuid(bytes: Buffer): string {
  const part = (from: number, to: number) => bytes.toString("hex", from, to);
  return `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}-${part(8, 10)}-${part(10, 16)}`;
}

/** The steps of a trail, from the oldest. */
export async function readTrail(
  db: Queryable,
  bearer: Bearer,
  kind: TrailKind,
): Promise<Step[]> {
  const found: Step[] = [];
  let length = 0;
  let isFull = true;
  for (let at = 0; isFull; at += pageSize) {
    const keys = stepsFrom(bearer, kind, at, pageSize);
    const rows = await db.query<{ step: string; sealed: string }>(sql`
      select step, sealed
      from trails
      where step = any(${keys.map(({ name }) => name)}::uuid[])`);
    const contents = new Map(rows.map(({ step, sealed }) => [step, sealed]));
    for (const [nth, key] of keys.entries()) {
      const sealed = contents.get(key.name);
      if (sealed === undefined) continue;
      found.push(unseal(sealed, key));
      length = at + nth + 1;
    }
    // Steps that a restored backup lacks leave gaps, so some may follow.
    isFull = length > at + pageSize / 2;
  }
  lengths.set(bearer.stepOf(kind, 0).name, length);
  return found;
}

function stepsFrom(
  bearer: Bearer,
  kind: TrailKind,
  first: number,
  count: number,
): StepKey[] {
  return Array.from({ length: count }, (_, nth) =>
    bearer.stepOf(kind, first + nth),
  );
}

/** The numbers of all surveys in a person's trails, ascending. */
export async function listTrailSurveys(
  db: Queryable,
  bearer: Bearer,
): Promise<number[]> {
  const ballots = await readTrail(db, bearer, "ballots");
  const voices = await readTrail(db, bearer, "voices");
  const ids = new Set([...ballots, ...voices].map(({ surveyId }) => surveyId));
  return [...ids].sort((one, other) => one - other);
}

/**
 * A person's history: the number of surveys they answered on different days.
 * @returns 0 to `most`.
 */
export async function readHistory(
  db: Queryable,
  bearer: Bearer,
  most: number,
): Promise<number> {
  const steps = await readTrail(db, bearer, "ballots");
  if (steps.length === 0) return 0;
  const answered = await listAnswered(db, bearer, steps);
  const kept = steps.filter(({ surveyId }) => answered.has(surveyId));
  const days = new Set(kept.map(({ day }) => day));
  return Math.min(most, answered.size, days.size);
}

/** The surveys of these steps that the person's answer is still in. */
async function listAnswered(
  db: Queryable,
  bearer: Bearer,
  steps: readonly Step[],
): Promise<Set<number>> {
  const surveyIds = [...new Set(steps.map(({ surveyId }) => surveyId))];
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from responses
    join unnest(
      ${surveyIds}::bigint[],
      ${surveyIds.map((id) => bearer.ballotIn(id))}::uuid[]
    ) as mine (survey_id, ballot_name) using (survey_id, ballot_name)`);
  return new Set(rows.map(({ surveyId }) => surveyId));
}

/** Deletes both trails of a person. */
export async function deleteTrails(
  db: Queryable,
  bearer: Bearer,
): Promise<void> {
  for (const kind of ["ballots", "voices"] as const) {
    await readTrail(db, bearer, kind);
    const length = lengths.get(bearer.stepOf(kind, 0).name) ?? 0;
    const names = stepsFrom(bearer, kind, 0, length).map(({ name }) => name);
    await db.query(sql`
      delete from trails where step = any(${names}::uuid[])`);
  }
}

export type Trails = ReturnType<typeof createTrails>;

interface Act {
  bearer: Bearer;
  surveyId: number;
}

/** Each try adds at least one of several steps of a person that arrive at once. */
const triesMax = 12;
/** How many people in surveys are known to have a step there. */
const knownMax = 100_000;

/** Writes the trails of everything except answers, which write theirs themselves. */
export function createTrails(db: Database, clock: Clock) {
  const known = new LRUCache<string, true>({ max: knownMax });

  const underWay = new Map<string, Promise<void>>();

  const write = createBatcher<Act, boolean>({
    async write(acts) {
      const counts = new Map<string, number>();
      const steps = acts.map(({ bearer, surveyId }) => {
        const { name } = bearer.stepOf("voices", 0);
        const before = counts.get(name) ?? 0;
        counts.set(name, before + 1);
        return nextStep(bearer, "voices", surveyId, clock(), before);
      });
      const added = await insertSteps(db, steps, clock());
      for (const one of steps) if (added.has(one.step)) noteStep(one);
      return steps.map(({ step }) => added.has(step));
    },
  });

  async function add(act: Act): Promise<void> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      if (await write(act)) return;
      const steps = await readTrail(db, act.bearer, "voices");
      if (steps.some(({ surveyId }) => surveyId === act.surveyId)) return;
    }
    throw overloaded(1);
  }

  return {
    next: nextStep,
    /**
     * Adds a survey to a person's trail unless it is known to be there. Call it
     * before the person's first row in the survey is written, so that no row is
     * ever missing in the trail.
     */
    async note(bearer: Bearer, surveyId: number): Promise<void> {
      const voice = bearer.voiceIn(surveyId);
      if (known.has(voice)) return;
      const adding = underWay.get(voice) ?? add({ bearer, surveyId });
      underWay.set(voice, adding);
      try {
        await adding;
        known.set(voice, true);
      } finally {
        underWay.delete(voice);
      }
    },
  };
}

/** Returns the names of the steps that did not exist. */
export async function insertSteps(
  db: Queryable,
  steps: readonly NextStep[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db.query<{ step: string }>(sql`
    insert into trails (step, sealed, day)
    select step, sealed, ${now}::timestamptz at time zone 'UTC'
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as given (
      step uuid, sealed uuid
    )
    order by step
    on conflict do nothing
    returning step`);
  return new Set(rows.map(({ step }) => step));
}
