import type { Invitation } from "@nearsay/core/contract";
import { useNow, Chip, DangerButton, FormattedDate } from "@nearsay/core/ui";
import { withParts } from "@nearsay/core/ui/with-parts";
import frame from "../frame/frame.module.css";
import { invitation as texts } from "#messages";

/** An invitation in the list, without its code. */
export function InvitationRow(props: {
  readonly invitation: Invitation;
  readonly onRevoke: () => void;
}) {
  const { invitation, onRevoke } = props;
  const { invitationId, createdAt, expiresAt } = invitation;
  const now = useNow();
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  const isRevoked = invitation.revokedAt !== null;
  return (
    <li className={frame.row}>
      <div className={frame.named}>
        <span className={frame.line}>
          {texts.name({ id: invitationId })}
          {isRevoked && <Chip>{texts.revoked}</Chip>}
          {isOver && !isRevoked && <Chip>{texts.ended}</Chip>}
        </span>
        <span className={frame.about}>
          {texts.used({ count: invitation.useCount, max: invitation.usesMax })}{" "}
          ·{" "}
          {withParts(texts.made, {
            when: () => <FormattedDate iso={createdAt} />,
          })}
          {expiresAt !== null && (
            <>
              {" · "}
              {withParts(texts.until, {
                when: () => <FormattedDate iso={expiresAt} detail="datetime" />,
              })}
            </>
          )}
        </span>
      </div>
      {!isRevoked && !isOver && (
        <DangerButton
          aria-label={texts.revokeNamed({ id: invitationId })}
          onClick={onRevoke}
        >
          {texts.revoke}
        </DangerButton>
      )}
    </li>
  );
}
