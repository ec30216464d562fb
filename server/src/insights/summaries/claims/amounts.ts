/** The amount that a sentence states. Shares are from 0 to 1, both ends included. */
export type Amount = (
  | { kind: "share"; from: number; to: number }
  | { kind: "count"; count: number }
  | { kind: "ratio"; part: number; whole: number }
  | { kind: "rank"; rank: "first" | "last" | "level" }
  | { kind: "unknown" }
) & {
  /** If said about something that was not counted, it states no figure: "some", "the last bus". */
  weak?: true;
};

/** An amount and where it ends in the text. */
interface ReadAmount {
  amount: Amount;
  end: number;
}

type Read = (match: RegExpExecArray) => Amount;

const unknown: Amount = { kind: "unknown" };
const share = (from: number, to: number): Amount => ({
  kind: "share",
  from,
  to,
});
const rank = (of: "first" | "last" | "level"): Amount => ({
  kind: "rank",
  rank: of,
  weak: true,
});

/** Maximum error of a rounded share. */
const rounding = 0.005;
/** Minimum difference at which one share counts as more than another. */
const edge = 1e-6;
const [overHalf, underHalf] = [0.5 + edge, 0.5 - edge];

const modifier =
  "(?:(?<around>about|around|roughly|approximately|some)|(?<over>(?:just |slightly |well )?over|above|more than|at least)|(?<under>nearly|almost|(?:just |slightly )?under|below|less than|fewer than|at most|up to)|exactly|precisely|only|just)";
const percent = "\\s?(?:%|per ?cent\\b|percent(?:age points?)?\\b)";
const digits = "(?<number>\\d[\\d.,]*(?:[-–−/:]\\d[\\d.,]*)*)";
const units =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split(
    "|",
  );
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|");
const word = `(?<word>(?:${tens.join("|")})(?:[- ](?:${units.slice(0, 9).join("|")}))?|${units.join("|")})\\b`;
const number = `(?:${digits}|${word})`;

const fractions: Record<string, number> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
};
const fraction = `(?:(?<times>${units.slice(0, 4).join("|")}|a|an)[- ])?(?<fraction>half|third|quarter|fifth)s?\\b`;

/** In the order in which they are tried; each begins at the start of a word. */
const rules: [RegExp, Read][] = (
  [
    [`(?:${modifier} )?${number}${percent}`, readPercent],
    [
      `${number} (?:in|of|out of)(?: the| all)? (?<whole>\\d[\\d.,]*)`,
      readRatio,
    ],
    [`(?:${modifier} )?(?:a |the )?${fraction}`, readFraction],
    [
      "(?:nearly|almost|practically|virtually) (?:all|every\\w*)\\b",
      () => share(0.9, 1 - edge),
    ],
    [
      "(?:nearly|almost|practically|virtually|hardly|barely|scarcely) (?:none|nobody|no[ -]?one|any\\w*)\\b",
      () => share(edge, 0.1),
    ],
    ["(?:all|every|everybody|everyone|unanimous(?:ly)?)\\b", () => share(1, 1)],
    [
      "(?:none|nobody|no[ -]?one|nothing|zero|no (?:answers?|people|persons?|respondents?|participants?|responses?|votes?|residents?))\\b",
      () => share(0, 0),
    ],
    ["no\\b", () => ({ ...unknown, weak: true })],
    [
      "(?:the )?most (?:popular|common(?:ly)?|frequent(?:ly)?|often|chosen|picked|selected|liked|loved|wanted|preferred|favou?red|named|votes?|answers?|responses?)\\b",
      () => rank("first"),
    ],
    ["the most\\b", () => rank("first")],
    [
      "(?:vast|overwhelming|large|huge|big|clear|strong) majority\\b",
      () => share(2 / 3 - rounding, 1),
    ],
    [
      "(?:most|mostly|mainly|largely|predominantly|majority)\\b",
      () => share(overHalf, 1),
    ],
    ["minority\\b", () => share(edge, underHalf)],
    ["many\\b", () => ({ ...share(0.3, 1), weak: true })],
    ["a few\\b", () => ({ ...share(edge, 0.3), weak: true })],
    ["few\\b", () => ({ ...share(0, 0.2), weak: true })],
    ["(?:some|several)\\b", () => ({ ...share(edge, 0.9), weak: true })],
    ["(?:least|fewest|lowest|smallest|weakest|rarest)\\b", () => rank("last")],
    [
      "(?:lead(?:s|ing)?|led|top(?:s|ped)?|winner|wins|won|favou?rite|plurality|highest|largest|biggest|greatest|strongest|prevail(?:s|ed)?|dominat(?:es?|ed))\\b",
      () => rank("first"),
    ],
    ["(?:level|tied|equal(?:ly)?)\\b", () => rank("level")],
    [
      "(?:hundreds?|thousands?|millions?|dozens?|couple|pair)\\b",
      () => unknown,
    ],
    [
      "(?:first|second|third|fourth|last|best|worst|more|fewer|less|than|twice|double[sd]?|triple|times|runner|rank\\w*|close\\w*|narrow\\w*|gap|differ\\w*|increas\\w*|rise[sn]?|rose|rising|gr[eo]w\\w*|fell|falls|declin\\w*|trend\\w*|average|median|typical\\w*|only|sole\\w*|exclusive\\w*|entire\\w*|together|combined)\\b",
      () => ({ ...unknown, weak: true }),
    ],
    [`(?:${modifier} )?${number}(?![\\p{L}\\p{N}])`, readCount],
    // A number in a format that these rules do not read matches no figure.
    ["[\\p{L}\\p{M}]*\\p{N}[\\p{L}\\p{M}\\p{N}]*", () => unknown],
  ] satisfies [string, Read][]
).map(([source, read]) => [new RegExp(source, "iuy"), read]);

/** The amount that begins at this position of a text; null if none does. */
export function readAmount(text: string, place: number): ReadAmount | null {
  for (const [rule, read] of rules) {
    rule.lastIndex = place;
    const match = rule.exec(text);
    if (match !== null) return { amount: read(match), end: rule.lastIndex };
  }
  return null;
}

function readPercent({ groups = {} }: RegExpExecArray): Amount {
  const value = readNumber(groups);
  if (value === null) return unknown;
  const decimals = /[.,](\d{1,2})$/.exec(groups["number"] ?? "")?.[1] ?? "";
  return within(value / 100, rounding / 10 ** decimals.length, groups);
}

function readFraction({ groups = {} }: RegExpExecArray): Amount {
  const times =
    units.indexOf((groups["times"] ?? "one").toLowerCase()) + 1 || 1;
  const part = fractions[(groups["fraction"] ?? "").toLowerCase()] ?? NaN;
  const value = times * part;
  if (value === 1 / 2 && groups["over"]) return share(overHalf, 1);
  if (value === 1 / 2 && groups["under"]?.toLowerCase().startsWith("less"))
    return share(0, underHalf);
  return within(value, value === 1 / 2 ? rounding : 0.01, groups);
}

/** A stated share, with an error of up to `slack`; more with a modifier. */
function within(
  value: number,
  slack: number,
  { around, over, under }: Record<string, string | undefined>,
): Amount {
  const [least, most] = [/least/i, /most|up/i];
  if (around !== undefined) return share(value - 0.03, value + 0.03);
  if (over !== undefined)
    return share(value + (least.test(over) ? 0 : edge), value + 0.05);
  if (under !== undefined)
    return share(value - 0.05, value - (most.test(under) ? 0 : edge));
  return share(value - slack, value + slack);
}

function readRatio({ groups = {} }: RegExpExecArray): Amount {
  const [part, whole] = [readNumber(groups), toNumber(groups["whole"] ?? "")];
  if (part === null || whole === null || whole === 0) return unknown;
  return { kind: "ratio", part, whole };
}

function readCount({ groups = {} }: RegExpExecArray): Amount {
  const { around, over, under } = groups;
  const count = readNumber(groups);
  if (count === null || around || over || under) return unknown;
  if (groups["word"] === "one") return { kind: "count", count, weak: true };
  return { kind: "count", count };
}

function readNumber({
  number: given,
  word: spelled = "",
}: Record<string, string | undefined>): number | null {
  if (given !== undefined) return toNumber(given);
  const [first = "", second = ""] = spelled.toLowerCase().split(/[- ]/);
  const ten = tens.indexOf(first);
  return ten < 0
    ? units.indexOf(first) + 1
    : 10 * (ten + 2) + units.indexOf(second) + 1;
}

/** Parses "1,200", "66.7" and "66,7"; null for anything else. */
function toNumber(text: string): number | null {
  const plain = text.replace(/[.,]+$/, "");
  if (/^\d{1,3}(?:,\d{3})+$/.test(plain))
    return Number(plain.replaceAll(",", ""));
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(plain)
    ? Number(plain.replace(",", "."))
    : null;
}
