import { Path2D, createCanvas } from "@napi-rs/canvas";
import { siteColors, siteMark } from "../page-heads.ts";

/** Of the square that the mark's path is in. */
const markSize = 32;

export interface Icon {
  /** Pixels of each side. */
  size: number;
  /** Of the width, that the mark takes. */
  share: number;
  /** A colour behind it; null is clear. */
  ground: string | null;
}

/** The site's mark as PNG. */
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

/** The same as the only picture of an ICO file: its head, where the picture is, and the picture. */
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
