import {
  GlobalFonts,
  Path2D,
  type SKRSContext2D,
  createCanvas,
} from "@napi-rs/canvas";
import {
  runsOf,
  sansFaces,
  serifFaces,
  withoutPictographs,
} from "./picture-faces.ts";
import {
  type Lines,
  type TextStyle,
  breakLines,
  drawLine,
  widthOf,
} from "./picture-lines.ts";
import { pictureSize, siteColors, siteMark } from "../../site/page-heads.ts";
import type { PictureWords } from "./picture-words.ts";

const { width, height } = pictureSize;
const margin = 80;
const column = width - 2 * margin;

const { paper, accent } = siteColors;
const serif = { faces: serifFaces, weight: 600, color: "#131b26" };
const sans = { faces: sansFaces, weight: 400, color: "#505964" };

/** Smaller letters allow more lines. */
const questionRooms = [
  { size: 80, lines: 3, width: column },
  { size: 66, lines: 4, width: column },
  { size: 54, lines: 5, width: column },
];
const titleRoom = { size: 34, lines: 1, width: column };

for (const { file, family } of serifFaces)
  GlobalFonts.registerFromPath(file, family);

/**
 * Draws a PNG. A text with a letter that no font has is left out; without a
 * question there is only the wordmark.
 */
export async function drawPicture(words: PictureWords): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = accent;
  pen.fillRect(0, height - 12, width, 12);
  const question = drawable(words.question, serif);
  if (question === null) drawLargeWordmark(pen);
  else {
    drawWordmark(pen, { size: 44, left: margin, baseline: 116 });
    const title = words.title === null ? null : drawable(words.title, sans);
    drawQuestion(pen, question, title);
  }
  return canvas.encode("png");
}

/** Null if the text is empty or contains a letter that no font has. */
function drawable(text: string, { faces }: TextStyle): string | null {
  const plain = withoutPictographs(text);
  return plain !== "" && runsOf(plain, faces) !== null ? plain : null;
}

const siteName = "Nearsay";
const wordmark = { ...serif, color: accent };

function drawLargeWordmark(pen: SKRSContext2D): void {
  const size = 96;
  const wide = 1.2 * size + widthOf(pen, siteName, wordmark, size);
  drawWordmark(pen, { size, left: (width - wide) / 2, baseline: 340 });
}

function drawWordmark(
  pen: SKRSContext2D,
  { size, left, baseline }: { size: number; left: number; baseline: number },
): void {
  pen.save();
  pen.translate(left, baseline - 0.9 * size);
  pen.scale(size / 30, size / 30);
  pen.fillStyle = accent;
  pen.fill(new Path2D(siteMark));
  pen.restore();
  const beside = { size, left: left + 1.2 * size, baseline };
  drawLine(pen, siteName, wordmark, beside);
}

function drawQuestion(
  pen: SKRSContext2D,
  question: string,
  title: string | null,
): void {
  let baseline = 210;
  if (title !== null) {
    const { size, lines } = breakLines(pen, title, sans, titleRoom);
    drawLine(pen, lines[0] ?? "", sans, { size, left: margin, baseline });
    baseline += 24;
  }
  const { size, lines } = largest(pen, question);
  for (const line of lines) {
    baseline += size * 1.15;
    drawLine(pen, line, serif, { size, left: margin, baseline });
  }
}

/**
 * The question in the largest letters in which all of it fits, otherwise in the
 * smallest and cut.
 */
function largest(pen: SKRSContext2D, question: string): Lines {
  return questionRooms.reduce<Lines>(
    (lines, room) =>
      lines.cut ? breakLines(pen, question, serif, room) : lines,
    { size: 0, lines: [], cut: true },
  );
}
