import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive: its text, or a function that writes it when it is that file's turn. */
export type ZipEntry = string | (() => AsyncIterable<string>);

/**
 * An archive, written file by file, only as far as it is read. Its bytes depend
 * on its contents only.
 * @param day The date of the files.
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
    // If the reader stops, no stream may remain open.
    for (const stream of written) stream.destroy();
  }
}
