import type { KeyRole } from "@nearsay/core/contract";
import { Button } from "@nearsay/core/ui";
import Download from "lucide/dist/esm/icons/download.mjs";
import { owned as ownedTexts } from "#messages";
import { checkWord } from "./check-word.ts";
import { LinkBox } from "./link-box.tsx";
import styles from "./link-box.module.css";
import { type OwnerLink, ownerLink } from "./owner-link.ts";
import { QrCode } from "./qr-code.tsx";
import { saveLink } from "./save-link.ts";

const words = ownedTexts.link;

/**
 * A link that opens an owner's page: copy, save, scan. The QR code is
 * collapsed, because others may see the screen.
 */
export function OwnerLinkBox(props: {
  readonly owner: OwnerLink;
  readonly title: string;
  /** What the link allows. */
  readonly may: KeyRole;
  readonly label?: string | undefined;
}) {
  const { owner, title, may, label = words.owner } = props;
  const link = ownerLink(owner);
  return (
    <div>
      <LinkBox label={label} link={link} copy={words.copy}>
        <Button icon={Download} onClick={() => saveLink(owner, title, may)}>
          {words.save}
        </Button>
      </LinkBox>
      <details>
        <summary>{words.showCode}</summary>
        <div className={styles.code}>
          <QrCode text={link} label={words.ownerCode} />
        </div>
      </details>
      <p className={styles.word}>
        {words.word}{" "}
        <strong>
          <bdi>{checkWord(owner.key)}</bdi>
        </strong>
        . {words.wordHint}
      </p>
    </div>
  );
}
