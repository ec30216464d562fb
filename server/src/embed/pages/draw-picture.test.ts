import { createCanvas, loadImage } from "@napi-rs/canvas";
import { drawPicture } from "./draw-picture.ts";

/** The number of dark pixels in rows of a picture, which is the text. */
async function inkIn(
  words: Parameters<typeof drawPicture>[0],
  [top, bottom]: readonly [number, number],
): Promise<number> {
  const pen = createCanvas(1200, 630).getContext("2d");
  pen.drawImage(await loadImage(await drawPicture(words)), 0, 0);
  const { data } = pen.getImageData(0, top, 1200, bottom - top);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 255) < 60 && (data[at + 1] ?? 255) < 60) dark += 1;
  return dark;
}

const firstLine = [230, 320] as const;
const secondLine = [330, 410] as const;
const lastLines = [480, 600] as const;

it("breaks a question into lines", async () => {
  const short = { question: "Tea or coffee?", title: null };
  expect(await inkIn(short, firstLine)).toBeGreaterThan(1000);
  expect(await inkIn(short, secondLine)).toBe(0);
  const long = { ...short, question: "Tea or coffee? ".repeat(4).trim() };
  expect(await inkIn(long, secondLine)).toBeGreaterThan(1000);
});

it("cuts a question that does not fit, and keeps the margin free", async () => {
  const question = "Tea or coffee? ".repeat(60).trim();
  const words = { question, title: "Breakfast" };
  expect(await inkIn(words, lastLines)).toBeGreaterThan(1000);
  expect(await inkIn(words, [575, 618])).toBe(0);
});

it("breaks a word that is longer than a line", async () => {
  const words = { question: "x".repeat(60), title: null };
  expect(await inkIn(words, firstLine)).toBeGreaterThan(1000);
  expect(await inkIn(words, secondLine)).toBeGreaterThan(1000);
});

it("draws Cyrillic, and only the wordmark for text in a script without a font", async () => {
  const cyrillic = { question: "Где автобус?", title: null };
  expect(await inkIn(cyrillic, firstLine)).toBeGreaterThan(1000);
  for (const question of ["夜行バスは朝四時まで", "🚋"])
    expect(await inkIn({ question, title: "Trams" }, [0, 600])).toBe(0);
});
