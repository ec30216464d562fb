import { inLocale, locale } from "../locale.ts";
import { plainSigns } from "./plain-signs.ts";

/** What is asked for. */
export interface AskedNumber {
  /** Digits after the point. */
  decimals: number;
  /** Empty where none is named. */
  unit: string;
}

export const wholeNumber: AskedNumber = { decimals: 0, unit: "" };

/** With Western digits, as the signs of other digits have one meaning everywhere. */
const signs = /* @__PURE__ */ inLocale(() => {
  const format = new Intl.NumberFormat(locale, { numberingSystem: "latn" });
  const parts = format.formatToParts(12_345_678.9);
  const signOf = (type: "group" | "decimal") =>
    plainSigns(parts.find((part) => part.type === type)?.value ?? "");
  return { group: signOf("group"), decimal: signOf("decimal") };
});

/**
 * The numbers that a person may mean by what they typed: none where it is no
 * number, two where it has two meanings, the more likely one first. It is read
 * as the reader's language writes numbers, and in any other way that has one
 * meaning alone.
 */
export function readTypedNumber(
  typed: string,
  asked: AskedNumber = wholeNumber,
): number[] {
  const { negative, digits } = takeApart(plainSigns(typed), asked.unit);
  const values = readDigits(digits, asked.decimals).map(Number);
  return values.map((value) => (negative && value !== 0 ? -value : value));
}

/** Null where there is no number, or more than one. */
export function readOneNumber(
  typed: string,
  asked: AskedNumber = wholeNumber,
): number | null {
  const [value, other] = readTypedNumber(typed, asked);
  return value === undefined || other !== undefined ? null : value;
}

/** A number as a person would type it: in their digits, without groups, which have two meanings. */
export function writeNumber(value: number): string {
  return value.toLocaleString(locale, {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
}

/** Whether a person typed a number as the page or a program writes it. */
export function isWrittenSo(
  typed: string,
  value: number,
  { decimals, unit }: AskedNumber,
): boolean {
  const { negative, digits } = takeApart(plainSigns(typed), unit);
  const ways = [true, false].flatMap((useGrouping) =>
    Array.from({ length: decimals + 1 }, (_none, least) =>
      value.toLocaleString(locale, {
        useGrouping,
        minimumFractionDigits: least,
        maximumFractionDigits: 20,
      }),
    ),
  );
  const said = `${negative ? "-" : ""}${digits.replace(/^0+(?=\d)/, "")}`;
  return [String(value), ...ways].some((way) => plainSigns(way) === said);
}

/** Sign and digits without the unit, which may stand on either side. */
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

/** A pattern. Where no unit is named, signs of currencies and of percent are taken for one. */
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

/** As plain decimals, which `Number` reads. */
function readDigits(text: string, decimals: number): string[] {
  const grouped = readGroups(text);
  const decimal = readDecimal(text);
  if (grouped === null) return decimal === null ? [] : [decimal];
  if (decimal === null) return [grouped];
  const { group, decimal: point } = signs();
  const mark = /\D/.exec(text)?.[0];
  if (mark === point) return [decimal, grouped];
  // A point ends the whole number on every calculator, so it never means groups for sure.
  const isGroup = mark === group && mark !== ".";
  return isGroup || decimals === 0 ? [grouped] : [grouped, decimal];
}

/** Whole numbers, in groups of three or as in India. */
function readGroups(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const isGrouped =
    /^[1-9]\d{0,2}([.,' ٬])\d{3}(\1\d{3})*$/.test(text) ||
    /^[1-9]\d?([.,' ٬])(\d\d\1)+\d{3}$/.test(text);
  return isGrouped ? text.replace(/\D/g, "") : null;
}

/** The last sign before digits of which there is one alone. */
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
