import { createHmac } from "node:crypto";
import { inspect } from "node:util";
import { uuidOf } from "../../base/security/uuid-of.ts";

/** What a person did: answering, or anything else that leaves a row in a survey. */
export type TrailKind = "ballots" | "voices";

/** What only its person can compute of a step of a trail. */
export interface StepKey {
  /** A UUID. */
  name: string;
  /** 16 bytes with which its contents are encrypted, used for nothing else. */
  pad: Buffer;
}

/** A step to add to a trail; see trail.ts. */
export interface NextStep {
  /** The name of the oldest step of the trail; null if it is this one. */
  first: string | null;
  /** Its number in the trail, from 0, as far as this process knows, and its name. */
  nth: number;
  step: string;
  /** The contents, in the form of a UUID. */
  sealed: string;
}

/** See createTrails. */
interface Trails {
  note: (bearer: Bearer, surveyId: number) => Promise<void>;
  next: (
    bearer: Bearer,
    kind: TrailKind,
    surveyId: number,
    now: Date,
  ) => NextStep;
}

const nameBytes = 16;

/**
 * The person who sends a request, as known by the secret in the request, which
 * is stored nowhere. All names under which rows are stored derive from it, so
 * that neither the database nor the site's secrets show which rows belong to
 * one person. It cannot be printed, logged or serialized.
 */
export class Bearer {
  readonly #secret: string;
  readonly #trails: Trails | null;

  /**
   * @param secret At least 128 random bits.
   * @param trails Null for those who never ask for their data.
   */
  constructor(secret: string, trails: Trails | null = null) {
    this.#secret = secret;
    this.#trails = trails;
  }

  /** The name of this person's answers in a survey, as a UUID. */
  ballotIn(surveyId: number): string {
    return uuidOf(this.#derive(`ballot ${surveyId}`).toString("hex"));
  }

  /** The name of everything else that this person leaves in a survey, as a UUID. */
  voiceIn(surveyId: number): string {
    return uuidOf(this.#derive(`voice ${surveyId}`).toString("hex"));
  }

  /** The same for a row that is about to be written: first it adds the survey to the trail. */
  async speakIn(surveyId: number): Promise<string> {
    await this.#trails?.note(this, surveyId);
    return this.voiceIn(surveyId);
  }

  get hasTrail(): boolean {
    return this.#trails !== null;
  }

  /** What an answer adds to the trail; null for a person without one. */
  nextBallot(surveyId: number, now: Date): NextStep | null {
    return this.#trails?.next(this, "ballots", surveyId, now) ?? null;
  }

  /** The step number `nth` of a trail, from 0. */
  stepOf(kind: TrailKind, nth: number): StepKey {
    const bytes = this.#derive(`step ${nth} of ${kind}`);
    return {
      name: uuidOf(bytes.toString("hex", 0, nameBytes)),
      pad: bytes.subarray(nameBytes),
    };
  }

  #derive(purpose: string): Buffer {
    return createHmac("sha256", this.#secret).update(purpose).digest();
  }

  toJSON(): never {
    throw new TypeError("a bearer cannot be serialized");
  }

  [inspect.custom](): string {
    return "[bearer]";
  }
}
