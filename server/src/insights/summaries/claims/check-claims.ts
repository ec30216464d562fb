import type { Amount } from "./amounts.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type Counted, holds, isRelated } from "./counted.ts";
import type { Part, Relation } from "./sentence-parts.ts";

/** Words that reverse or change the meaning of a statement. */
const turning =
  /^(?:not|\p{L}+n['’]t|never|cannot|without|except|excluding|neither|nor|rather|instead|unlike|besides|if|unless|would|could|might|should|false|wrong|untrue)$/iu;
/** Words next to an amount that do not change its meaning. */
const filler =
  /^(?:of|the|these|those|them|people|persons?|answers?|responses?|respondents?|participants?|votes?|that|this|is|are|was|were|it|with|at|by|on|from|which|makes?|making|got|gets|has|have|had|received|receives|each|exactly|in|total|share|for)$/iu;
const answering = /^(?:answered|responded|replied|participated)$/iu;

/**
 * Whether every amount of a sentence is correct for the options it refers to.
 * In a clause with options, an amount refers to those; in a clause without
 * options, to the options named before if the clause contains nothing else,
 * otherwise to the next ones. Joined options share the amounts that follow.
 * @param totals The numbers of people who answered, in any sense that a
 * sentence may mean.
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

/** Whether a sentence contains both a claim and a word that negates or weakens it. */
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

/** The state of reading a sentence clause by clause. */
class Reading {
  readonly #counted: Counted;
  readonly #totals: readonly number[];
  /** Amounts that refer to options named later. */
  waiting: Amount[] = [];
  #relation: Relation | null = null;
  /** The options named last. */
  #group: number[] = [];
  /** Whether an amount of theirs has been stated. */
  #isStated = false;

  constructor(counted: Counted, totals: readonly number[]) {
    this.#counted = counted;
    this.#totals = totals;
  }

  get isDone(): boolean {
    return (
      this.waiting.length === 0 && this.#relation === null && this.#isGrounded
    );
  }

  /** Whether the options named last have their figure. */
  get #isGrounded(): boolean {
    const isOpen = this.#group.length > 0 && !this.#isStated;
    return !isOpen || !this.#counted.needsFigure;
  }

  /** Whether the figures support the next clause. */
  take(clause: Clause): boolean {
    this.#relation = clause.relation ?? this.#relation;
    if (!clause.totals.every((total) => this.#totals.includes(total)))
      return false;
    if (clause.options.length > 0) return this.#takeOptions(clause);
    const isAside =
      this.#group.length > 0 && clause.words.every((one) => filler.test(one));
    if (isAside) return this.#state(clause.amounts);
    this.waiting.push(...clause.amounts);
    return true;
  }

  #takeOptions({ options, amounts, joins }: Clause): boolean {
    const relation = this.#relation;
    if (relation && !isRelated(relation, this.#group, options, this.#counted))
      return false;
    const goesOn = joins && !relation && !this.#isStated;
    if (!goesOn && !relation && !this.#isGrounded) return false;
    this.#group = goesOn ? [...this.#group, ...options] : options;
    this.#isStated = relation !== null;
    const stated = [...this.waiting, ...amounts];
    this.waiting = [];
    this.#relation = null;
    return this.#state(stated);
  }

  #state(amounts: readonly Amount[]): boolean {
    this.#isStated ||= amounts.length > 0;
    return amounts.every((amount) =>
      holds(amount, this.#group, this.#counted, this.#totals),
    );
  }
}
