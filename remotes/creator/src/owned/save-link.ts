import { ownerTexts } from "../owner-texts.ts";
import { checkWord } from "./check-word.ts";
import { type OwnerLink, ownerLink } from "./owner-link.ts";

const revokeAfterMs = 60_000;

/** Saves an owner link as a small file of text that says what it is. */
export function saveLink(owner: OwnerLink, title: string): void {
  const word = checkWord(owner.key);
  const { file, fileName } = ownerTexts.link;
  const text = file(title, ownerLink(owner), word);
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = fileName(word);
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
