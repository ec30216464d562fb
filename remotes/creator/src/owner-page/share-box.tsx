import type { ManagedSurvey } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { buttonClass, Icon } from "@nearsay/core/ui";
import Qr from "lucide/dist/esm/icons/qr-code.mjs";
import type { OwnerLink } from "../owned/owner-link.ts";
import { surveyLink } from "../owned/owner-link.ts";
import { QrCode } from "../owned/qr-code.tsx";
import { SurveyLinkBox } from "../owned/survey-link-box.tsx";
import { owned as ownedTexts, ownerPage as ownerPageTexts } from "#messages";
import styles from "./owner-page.module.css";
import { partAddress } from "./parts.ts";

/** What people need to answer: the link to copy, share, scan or print. */
export function ShareBox(props: {
  readonly owner: OwnerLink;
  readonly managed: ManagedSurvey;
}) {
  const { owner, managed } = props;
  const { id, title } = managed.survey;
  return (
    <div className={styles.share}>
      <SurveyLinkBox surveyId={id} title={title}>
        <Link
          to={partAddress(owner.uuid, "paper")}
          className={buttonClass("quiet")}
        >
          <Icon shape={Qr} />
          {ownerPageTexts.paper.open}
        </Link>
      </SurveyLinkBox>
      <div className={styles.code}>
        <QrCode
          text={surveyLink(id)}
          label={ownedTexts.link.surveyCode({ title })}
        />
      </div>
    </div>
  );
}
