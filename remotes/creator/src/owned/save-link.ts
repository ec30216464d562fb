import type { KeyRole } from "@nearsay/core/contract";
import { fileNameOf } from "@nearsay/core/domain";
import { offerText } from "../offer-file.ts";
import { owned as ownedTexts } from "#messages";
import { checkWord } from "./check-word.ts";
import { type OwnerLink, ownerLink } from "./owner-link.ts";

/** Saves a link to an owner's page as a small text file that explains what it is. */
export function saveLink(owner: OwnerLink, title: string, role: KeyRole): void {
  const word = checkWord(owner.key);
  const { file, fileWords, may } = ownedTexts.link;
  const text = file({
    title,
    link: ownerLink(owner),
    word,
    may: may[role],
  });
  const what = fileWords({ word });
  const name = fileNameOf({ title, id: null, what, extension: "txt" });
  offerText(`${text}\n`, name, "text/plain");
}
