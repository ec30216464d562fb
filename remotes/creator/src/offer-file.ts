const revokeAfterMs = 60_000;

/** Offers a file for download, under a name. */
export function offerFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}

/**
 * Offers a text as a file.
 * @param type Its media type.
 */
export function offerText(text: string, name: string, type: string): void {
  offerFile(new Blob([text], { type: `${type};charset=utf-8` }), name);
}
