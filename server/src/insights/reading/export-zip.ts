import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive: its text, or what writes it once its turn comes. */
export type ZipEntry = string | (() => AsyncIterable<string>);

/**
 * An archive, one file after another, no further than it is taken. Its bytes
 * depend on what is in it alone.
 * @param day What the files are dated.
 */
export async function* writeZip(
  entries: ReadonlyMap<string, ZipEntry>,
  day: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const written: Readable[] = [];
  zip.on("error", (error: Error) => output.destroy(error));
  for (const [name, entry] of entries)
    zip.addReadStreamLazy(name, { mtime: day }, (give) => {
      const stream =
        typeof entry === "string"
          ? Readable.from([entry], { objectMode: false })
          : Readable.from(entry(), { objectMode: false });
      written.push(stream);
      give(null, stream);
    });
  zip.end();
  try {
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    // Whoever broke off takes nothing more.
    for (const stream of written) stream.destroy();
  }
}
