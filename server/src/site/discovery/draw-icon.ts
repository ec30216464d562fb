import { Path2D, createCanvas } from "@napi-rs/canvas";
import { siteColors, siteMark } from "../page-heads.ts";

/** Side length of the square that contains the logo's path. */
const markSize = 32;

export interface Icon {
  /** Side length in pixels. */
  size: number;
  /** The share of the width that the logo takes. */
  share: number;
  /** Background color; null is transparent. */
  ground: string | null;
}

/** The site's logo as PNG. */
export function drawIcon({ size, share, ground }: Icon): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext("2d");
  if (ground !== null) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, size, size);
  }
  const scale = (size * share) / markSize;
  const margin = (size * (1 - share)) / 2;
  pen.setTransform(scale, 0, 0, scale, margin, margin);
  pen.fillStyle = siteColors.accent;
  pen.fill(new Path2D(siteMark));
  return canvas.encode("png");
}

/** The icon as an ICO file with one picture: header, directory entry, and the picture. */
export async function drawIco(icon: Icon): Promise<Buffer> {
  const png = await drawIcon(icon);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(icon.size, 6);
  head.writeUInt8(icon.size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
