import type { Amount } from "./amounts.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Counted, holds, isRelated } from "./counted.ts";
import type { Part, Relation } from "./sentence-parts.ts";

/** Words that turn what is said into something else. */
const turning =
  /^(?:not|\p{L}+n['’]t|never|cannot|without|except|excluding|neither|nor|rather|instead|unlike|besides|if|unless|would|could|might|should|false|wrong|untrue)$/iu;
/** Words beside an amount that say no more than it does. */
const filler =
  /^(?:of|the|these|those|them|people|persons?|answers?|responses?|respondents?|participants?|votes?|that|this|is|are|was|were|it|with|at|by|on|from|which|makes?|making|got|gets|has|have|had|received|receives|each|exactly|in|total|share|for)$/iu;
const answering = /^(?:answered|responded|replied|participated)$/iu;

/**
 * Whether every amount of a sentence is that of the options it is said of.
 * Within a clause that names options it is theirs; one beside no option is that
 * of those named before it, where nothing else stands there, else that of the
 * next ones. Options that are joined share what comes after them.
 * @param totals How many answered, by whatever a sentence may mean by that.
 */
export function areSupported(
  parts: readonly Part[],
  counted: Counted,
  totals: readonly number[],
): boolean {
  const names = parts.some(({ kind }) => kind === "option");
  if (turnsClaim(parts)) return false;
  const reading = new Reading(counted, totals);
  if (!clausesOf(parts).every((clause) => reading.take(clause))) return false;
  const isTotal = (amount: Amount) =>
    amount.kind === "count" &&
    totals.includes(amount.count) &&
    parts.some((part) => part.kind === "word" && answering.test(part.word));
  return names
    ? reading.isDone
    : reading.waiting.every((amount) => amount.weak || isTotal(amount));
}

/** Whether a sentence both claims something and denies it, wishes it or the like. */
function turnsClaim(parts: readonly Part[]): boolean {
  const claims = parts.some(
    (part) =>
      part.kind === "option" || (part.kind === "amount" && !part.amount.weak),
  );
  const turns = parts.some(
    (part) => part.kind === "word" && turning.test(part.word),
  );
  return claims && turns;
}

/** How far a sentence has been read, clause by clause. */
class Reading {
  readonly #counted: Counted;
  readonly #totals: readonly number[];
  /** Amounts of what is still to be named. */
  waiting: Amount[] = [];
  #relation: Relation | null = null;
  /** The options named last. */
  #group: number[] = [];
  /** Whether an amount of theirs was said. */
  #isSaid = false;

  constructor(counted: Counted, totals: readonly number[]) {
    this.#counted = counted;
    this.#totals = totals;
  }

  get isDone(): boolean {
    return (
      this.waiting.length === 0 && this.#relation === null && this.#isGrounded
    );
  }

  /** Whether what was named last has its figure. */
  get #isGrounded(): boolean {
    const isOpen = this.#group.length > 0 && !this.#isSaid;
    return !isOpen || !this.#counted.mustBeSaid;
  }

  /** Whether the figures hold what the next clause says. */
  take(clause: Clause): boolean {
    this.#relation = clause.relation ?? this.#relation;
    if (!clause.totals.every((total) => this.#totals.includes(total)))
      return false;
    if (clause.options.length > 0) return this.#takeOptions(clause);
    const isAside =
      this.#group.length > 0 && clause.words.every((one) => filler.test(one));
    if (isAside) return this.#say(clause.amounts);
    this.waiting.push(...clause.amounts);
    return true;
  }

  #takeOptions({ options, amounts, joins }: Clause): boolean {
    const relation = this.#relation;
    if (relation && !isRelated(relation, this.#group, options, this.#counted))
      return false;
    const goesOn = joins && !relation && !this.#isSaid;
    if (!goesOn && !relation && !this.#isGrounded) return false;
    this.#group = goesOn ? [...this.#group, ...options] : options;
    this.#isSaid = relation !== null;
    const said = [...this.waiting, ...amounts];
    this.waiting = [];
    this.#relation = null;
    return this.#say(said);
  }

  #say(amounts: readonly Amount[]): boolean {
    this.#isSaid ||= amounts.length > 0;
    return amounts.every((amount) =>
      holds(amount, this.#group, this.#counted, this.#totals),
    );
  }
}
