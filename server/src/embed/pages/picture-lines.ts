import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Face, type Run, runsOf } from "./picture-faces.ts";

export interface TextStyle {
  faces: readonly Face[];
  weight: number;
  color: string;
}

/** The letter size and width in pixels, and the maximum number of lines of a text. */
export interface Room {
  size: number;
  width: number;
  lines: number;
}

/** A text in lines. */
export interface Lines {
  size: number;
  lines: string[];
  /** Whether its end was left out. */
  cut: boolean;
}

/** Breaks a text between words, and within words that are longer than a line. */
export function breakLines(
  pen: SKRSContext2D,
  text: string,
  style: TextStyle,
  { size, width, lines: most }: Room,
): Lines {
  const fits = (line: string) => widthOf(pen, line, style, size) <= width;
  const lines = fill(text, fits);
  if (lines.length <= most) return { size, lines, cut: false };
  const [last = "", ...before] = lines.slice(0, most).reverse();
  const end = endingIn(" …", last, fits);
  return { size, lines: [...before.reverse(), end], cut: true };
}

type Fits = (line: string) => boolean;

function fill(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((one) => piecesOf(one, fits))) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function piecesOf(word: string, fits: Fits): string[] {
  if (fits(word)) return [word];
  const pieces = [""];
  for (const letter of word) {
    const longer = (pieces.at(-1) ?? "") + letter;
    if (fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

function endingIn(end: string, line: string, fits: Fits): string {
  const words = line.split(" ");
  while (words.length > 1 && !fits(words.join(" ") + end)) words.pop();
  return words.join(" ") + end;
}

export function widthOf(
  pen: SKRSContext2D,
  text: string,
  style: TextStyle,
  size: number,
): number {
  return measure(pen, text, style, size).reduce(
    (width, run) => width + run.width,
    0,
  );
}

export function drawLine(
  pen: SKRSContext2D,
  text: string,
  style: TextStyle,
  { size, left, baseline }: { size: number; left: number; baseline: number },
): void {
  pen.fillStyle = style.color;
  let x = left;
  for (const run of measure(pen, text, style, size)) {
    setFont(pen, run, style, size);
    pen.fillText(run.text, x, baseline);
    x += run.width;
  }
}

function measure(
  pen: SKRSContext2D,
  text: string,
  style: TextStyle,
  size: number,
) {
  return (runsOf(text, style.faces) ?? []).map((run) => {
    setFont(pen, run, style, size);
    return { ...run, width: pen.measureText(run.text).width };
  });
}

/**
 * The weight of a variable font is a separate axis: the canvas registers the
 * family's single file only under its initial weight.
 */
function setFont(
  pen: SKRSContext2D,
  { family }: Run,
  { weight }: TextStyle,
  size: number,
): void {
  pen.font = `${size}px "${family}"`;
  pen.fontVariationSettings = `"wght" ${weight}`;
}
