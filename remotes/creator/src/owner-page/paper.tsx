import { Button, formatDate } from "@nearsay/core/ui";
import Printer from "lucide/dist/esm/icons/printer.mjs";
import { surveyLink } from "../owned/owner-link.ts";
import { QrCode } from "../owned/qr-code.tsx";
import { owned as ownedTexts, ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import styles from "./paper.module.css";

const words = ownerPageTexts.paper;

/** A sheet with the survey's title and its link, to be scanned from a screen or from paper. */
export function Paper({ managed }: Pick<OwnerPageProps, "managed">) {
  const { id, title, expiresAt } = managed.survey;
  const link = surveyLink(id);
  return (
    <>
      <div className={styles.sheet}>
        <p dir="auto" className={styles.title}>
          {title}
        </p>
        <div className={styles.code}>
          <QrCode text={link} label={ownedTexts.link.surveyCode({ title })} />
        </div>
        <code dir="ltr" className={styles.link}>
          {link}
        </code>
        {expiresAt !== null && managed.state === "open" && (
          <p>
            {ownerPageTexts.times.openUntil({
              when: formatDate(expiresAt, "datetime"),
            })}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <Button variant="filled" icon={Printer} onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </>
  );
}
