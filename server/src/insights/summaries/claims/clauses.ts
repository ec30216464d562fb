import type { Amount } from "./amounts.ts";
import type { Part, Relation } from "./sentence-parts.ts";

/** A piece of a sentence that names things, states amounts, or both. */
export interface Clause {
  /** Whether it continues an enumeration of the clause before. */
  joins: boolean;
  /** How the options before compare with those in this clause. */
  relation: Relation | null;
  /** By index. */
  options: number[];
  amounts: Amount[];
  /** Numbers of all who answered, as in "6 of 10". */
  totals: number[];
  words: string[];
}

/** Words that mark a number as a total. */
const within = /^(?:of|among|amongst)$/iu;
const article = /^(?:the|these|those|our|all)$/iu;
const everybody =
  /^(?:people|persons?|answers?|responses?|respondents?|participants?|votes?|residents?|neighbou?rs?|them|us|who)$/iu;

/** The clauses of a sentence that name or count something. */
export function clausesOf(parts: readonly Part[]): Clause[] {
  const clauses: Clause[] = [emptyClause(false, null)];
  parts.forEach((part, place) => {
    const clause = clauses.at(-1) as Clause;
    if (part.kind === "break") {
      const { relation, joins } = part;
      if (isEmpty(clause)) clauses.pop();
      const open = isEmpty(clause) ? clause.relation : null;
      clauses.push(emptyClause(joins, relation ?? open));
    } else if (part.kind === "option") clause.options.push(part.place);
    else if (part.kind === "word") clause.words.push(part.word);
    else if (part.kind === "amount")
      addAmount(clause, part.amount, parts, place);
  });
  return clauses.filter((clause) => !isEmpty(clause) || clause.relation);
}

function addAmount(
  { amounts, totals }: Clause,
  amount: Amount,
  parts: readonly Part[],
  place: number,
): void {
  if (isOfSome(parts, place)) amounts.push({ kind: "unknown" });
  else if (amount.kind === "count" && followsWithin(parts, place))
    totals.push(amount.count);
  else amounts.push(amount);
}

function wordAt(parts: readonly Part[], place: number): string {
  const part = parts[place];
  return part?.kind === "word" ? part.word : "";
}

/** As in "of the 10". */
function followsWithin(parts: readonly Part[], place: number): boolean {
  const gap = article.test(wordAt(parts, place - 1)) ? 2 : 1;
  return within.test(wordAt(parts, place - gap));
}

/** As in "60% of women", for whom there are no figures. */
function isOfSome(parts: readonly Part[], place: number): boolean {
  if (!within.test(wordAt(parts, place + 1))) return false;
  const gap = article.test(wordAt(parts, place + 2)) ? 3 : 2;
  const whom = wordAt(parts, place + gap);
  return whom !== "" && !everybody.test(whom);
}

function emptyClause(joins: boolean, relation: Relation | null): Clause {
  return {
    joins,
    relation,
    options: [],
    amounts: [],
    totals: [],
    words: [],
  };
}

function isEmpty({ options, amounts, totals }: Clause): boolean {
  return options.length + amounts.length + totals.length === 0;
}
