/** A value as expressions compare it. */
export type Plain = string | number | boolean | undefined;

export type Operand =
  | { readonly variable: string }
  | { readonly value: Plain }
  | { readonly values: readonly Plain[] };

export const comparisons = [
  ...(["less", "lessorequal", "greater", "greaterorequal"] as const),
  ...(["equal", "notequal", "contains", "notcontains"] as const),
  ...(["anyof", "allof", "noneof"] as const),
] as const;
export type Comparison = (typeof comparisons)[number];

export type Expression =
  | { readonly join: "and" | "or"; readonly parts: readonly Expression[] }
  | { readonly not: Expression }
  | { readonly empty: Operand }
  | { readonly truth: Operand }
  | {
      readonly comparison: Comparison;
      readonly left: Operand;
      readonly right: Operand;
    };

/** Maximum depth of nested brackets. */
const depthMax = 50;

/**
 * Parses a SurveyJS expression without arithmetic and functions.
 * @returns Null if it contains anything else.
 */
export function parseExpression(text: string): Expression | null {
  const tokens = tokenize(text);
  if (tokens === null) return null;
  const reader = new Reader(tokens);
  const read = reader.readJoined("or", 0);
  return reader.isAtEnd ? read : null;
}

const signs: Readonly<Record<string, string>> = {
  "||": "or",
  "&&": "and",
  "<=": "lessorequal",
  "=<": "lessorequal",
  ">=": "greaterorequal",
  "==": "equal",
  "=": "equal",
  "!=": "notequal",
  "<>": "notequal",
  "<": "less",
  ">": "greater",
  "*=": "contains",
  equals: "equal",
  notequals: "notequal",
  contain: "contains",
  notcontain: "notcontains",
  "!": "negate",
};

const part =
  /\s*(?:\{(?<variable>[^{}]+)\}|'(?<single>(?:\\'|[^'"])*)'|"(?<double>(?:\\"|[^"'])*)"|(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?)(?![\w.])|(?<word>[a-z]+|\|\||&&|<=|=<|>=|==|!=|<>|\*=|[=<>!()[\],]))\s*/iy;

type Token = Operand | string;

function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < text.length) {
    const groups = part.exec(text)?.groups;
    if (groups === undefined) return null;
    tokens.push(tokenOf(groups));
  }
  return tokens;
}

function tokenOf(groups: Record<string, string | undefined>): Token {
  const { variable, single, double, number, word = "" } = groups;
  if (variable !== undefined) return { variable: variable.trim() };
  const quoted = single ?? double;
  if (quoted !== undefined) return { value: quoted.replace(/\\(['"])/g, "$1") };
  if (number !== undefined) return { value: Number(number) };
  const name = word.toLowerCase();
  if (name === "true" || name === "false") return { value: name === "true" };
  if (name === "undefined" || name === "null") return { value: undefined };
  return signs[name] ?? name;
}

class Reader {
  readonly #tokens: readonly Token[];
  #place = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#place === this.#tokens.length;
  }

  /** “or” binds less tightly than “and”, and both less than comparisons. */
  readJoined(join: "and" | "or", depth: number): Expression | null {
    const parts: Expression[] = [];
    do {
      const read =
        join === "or" ? this.readJoined("and", depth) : this.#readOne(depth);
      if (read === null) return null;
      parts.push(read);
    } while (this.#takes(join));
    const [first, ...more] = parts;
    return first && more.length === 0 ? first : { join, parts };
  }

  #readOne(depth: number): Expression | null {
    if (this.#takes("negate")) {
      const read = this.#readBrackets(depth) ?? this.#readTruth();
      return read && { not: read };
    }
    const read = this.#readBrackets(depth);
    if (read !== null) return read;
    const left = this.#readOperand();
    return left && this.#readRest(left);
  }

  #readBrackets(depth: number): Expression | null {
    if (depth === depthMax || !this.#takes("(")) return null;
    const read = this.readJoined("or", depth + 1);
    return this.#takes(")") ? read : null;
  }

  #readTruth(): Expression | null {
    const truth = this.#readOperand();
    return truth && { truth };
  }

  #readRest(left: Operand): Expression | null {
    if (this.#takes("empty")) return { empty: left };
    if (this.#takes("notempty")) return { not: { empty: left } };
    const comparison = comparisons.find((name) => this.#takes(name));
    if (comparison === undefined) return { truth: left };
    const right = this.#readOperand();
    return right && { comparison, left, right };
  }

  #readOperand(): Operand | null {
    if (this.#takes("[")) return this.#readList();
    const token = this.#tokens[this.#place];
    if (token === undefined || typeof token === "string") return null;
    this.#place += 1;
    return token;
  }

  #readList(): Operand | null {
    const values: Plain[] = [];
    do {
      const read = this.#readOperand();
      if (read === null || !("value" in read)) return null;
      values.push(read.value);
    } while (this.#takes(","));
    return this.#takes("]") ? { values } : null;
  }

  #takes(word: string): boolean {
    if (this.#tokens[this.#place] !== word) return false;
    this.#place += 1;
    return true;
  }
}
