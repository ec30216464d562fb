import { accessCodesAtom } from "@nearsay/core/session";
import { Button, CopyButton } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import type { ReactNode } from "react";
import { owned as ownedTexts } from "#messages";
import { LinkBox } from "./link-box.tsx";
import styles from "./link-box.module.css";
import { surveyLink } from "./owner-link.ts";

const words = ownedTexts.link;

/** What to give to people who answer: the link, and the access code if this browser has it. */
export function SurveyLinkBox(props: {
  readonly surveyId: string;
  readonly title: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  const { surveyId, title, children } = props;
  const code = useAtomValue(accessCodesAtom)[surveyId];
  const link = surveyLink(surveyId);
  return (
    <>
      <LinkBox label={words.survey} link={link} copy={words.copy}>
        <ShareButton link={link} title={title} />
        {children}
      </LinkBox>
      {code !== undefined && (
        <div className={styles.access}>
          <span>
            {words.code} <strong>{code}</strong>
          </span>
          <CopyButton text={code} label={words.copyCode} />
        </div>
      )}
    </>
  );
}

/** Only if the browser has a share sheet. */
function ShareButton({ link, title }: { link: string; title: string }) {
  if (!("share" in navigator)) return null;
  async function share() {
    // Closing the sheet is no failure, and the sheet reports failures itself.
    await navigator.share({ title, url: link }).catch(() => undefined);
  }
  return (
    <Button icon={Share2} onClick={() => void share()}>
      {words.share}
    </Button>
  );
}
