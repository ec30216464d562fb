import { inLocale, locale } from "../locale.ts";
import { plainSigns } from "./plain-signs.ts";

/** Format of the requested number. */
export interface AskedNumber {
  /** Digits after the decimal point. */
  decimals: number;
  /** Empty if none is given. */
  unit: string;
}

export const wholeNumber: AskedNumber = { decimals: 0, unit: "" };

/** With Western digits, because separators of other digits have the same meaning everywhere. */
const signs = /* @__PURE__ */ inLocale(() => {
  const format = new Intl.NumberFormat(locale(), { numberingSystem: "latn" });
  const parts = format.formatToParts(12_345_678.9);
  const signOf = (type: "group" | "decimal") =>
    plainSigns(parts.find((part) => part.type === type)?.value ?? "");
  return { group: signOf("group"), decimal: signOf("decimal") };
});

/**
 * The numbers that a person may mean by a typed text: none if it is not a
 * number, two if it is ambiguous, the more likely one first. It is read in the
 * number format of the reader's language, and in any other format that is
 * unambiguous.
 */
export function readTypedNumber(
  typed: string,
  asked: AskedNumber = wholeNumber,
): number[] {
  const { negative, digits } = takeApart(plainSigns(typed), asked.unit);
  const values = readDigits(digits, asked.decimals).map(Number);
  return values.map((value) => (negative && value !== 0 ? -value : value));
}

/** Null if there is no number, or more than one. */
export function readOneNumber(
  typed: string,
  asked: AskedNumber = wholeNumber,
): number | null {
  const [value, other] = readTypedNumber(typed, asked);
  return value === undefined || other !== undefined ? null : value;
}

/**
 * A number as a person would type it: in their digits, without group
 * separators, which are ambiguous.
 */
export function writeNumber(value: number): string {
  return value.toLocaleString(locale(), {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
}

/** Whether a person typed a number in the same format as the page or a program. */
export function isWrittenSo(
  typed: string,
  value: number,
  { decimals, unit }: AskedNumber,
): boolean {
  const { negative, digits } = takeApart(plainSigns(typed), unit);
  const ways = [true, false].flatMap((useGrouping) =>
    Array.from({ length: decimals + 1 }, (_none, least) =>
      value.toLocaleString(locale(), {
        useGrouping,
        minimumFractionDigits: least,
        maximumFractionDigits: 20,
      }),
    ),
  );
  const plain = `${negative ? "-" : ""}${digits.replace(/^0+(?=\d)/, "")}`;
  return [String(value), ...ways].some((way) => plainSigns(way) === plain);
}

/** Sign and digits without the unit, which may be on either side. */
function takeApart(text: string, unit: string) {
  const found = new RegExp(
    `^([-+]?) ?(?:${namesOf(unit)})? ?([-+]?) ?(.+?) ?(?:${namesOf(unit)})?$`,
    "iu",
  ).exec(text);
  const [, outside = "", inside = "", digits = ""] = found ?? [];
  const isTwice = outside !== "" && inside !== "";
  return {
    negative: `${outside}${inside}` === "-",
    digits: isTwice ? "" : digits,
  };
}

/** A pattern. If no unit is given, currency and percent signs are accepted. */
function namesOf(unit: string): string {
  const name = plainSigns(unit);
  if (name === "") return String.raw`\p{Sc}|%`;
  const [first = name] = name.split(" ");
  const names = [name, name.normalize("NFKC"), first].map(asPattern);
  return [...new Set(names)].join("|");
}

function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** In plain decimal notation, which `Number` parses. */
function readDigits(text: string, decimals: number): string[] {
  const grouped = readGroups(text);
  const decimal = readDecimal(text);
  if (grouped === null) return decimal === null ? [] : [decimal];
  if (decimal === null) return [grouped];
  const { group, decimal: point } = signs();
  const mark = /\D/.exec(text)?.[0];
  if (mark === point) return [decimal, grouped];
  // On every calculator a point separates decimals, so it is never
  // unambiguously a group separator.
  const isGroup = mark === group && mark !== ".";
  return isGroup || decimals === 0 ? [grouped] : [grouped, decimal];
}

/** Integers, in groups of three or in Indian groups. */
function readGroups(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const isGrouped =
    /^[1-9]\d{0,2}([.,' ٬])\d{3}(\1\d{3})*$/.test(text) ||
    /^[1-9]\d?([.,' ٬])(\d\d\1)+\d{3}$/.test(text);
  return isGrouped ? text.replace(/\D/g, "") : null;
}

/** The last separator before digits, if it occurs only once. */
function readDecimal(text: string): string | null {
  const [, before = "", mark, after = ""] =
    /^(.*)([.,٫])(\d*)$/.exec(text) ?? [];
  if (mark === undefined || before.includes(mark)) return null;
  const isOwn = mark === signs().decimal || mark === "٫";
  if (before === "") {
    const isOne = after !== "" && (isOwn || after.length !== 3);
    return isOne ? `0.${after}` : null;
  }
  if (after === "" && !isOwn) return null;
  const whole = readGroups(before);
  return whole === null ? null : `${whole}.${after}`;
}
