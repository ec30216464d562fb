import type { KeyRole } from "@nearsay/core/contract";
import { ownerTexts } from "../owner-texts.ts";
import { checkWord } from "./check-word.ts";
import { type OwnerLink, ownerLink } from "./owner-link.ts";

const revokeAfterMs = 60_000;

/** Saves a link to a desk as a small file of text that says what it is. */
export function saveLink(owner: OwnerLink, title: string, role: KeyRole): void {
  const word = checkWord(owner.key);
  const { file, fileName, may } = ownerTexts.link;
  const text = file(title, ownerLink(owner), word, may[role]);
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = fileName(word);
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
