import {
  type Invitation,
  type NewInvitation,
  readInvitations,
  readNewInvitations,
} from "@nearsay/core/contract";
import { underOneKey } from "@nearsay/core/api";
import { EmptyState, Notice } from "@nearsay/core/ui";
import Ticket from "lucide/dist/esm/icons/ticket.mjs";
import { useCallback, useState } from "react";
import frame from "../frame/frame.module.css";
import { PageList } from "../frame/page-list.tsx";
import { useAct } from "../frame/use-act.ts";
import { useCall } from "../frame/use-call.ts";
import { usePages } from "../frame/use-pages.ts";
import { FreshCodes } from "./fresh-codes.tsx";
import { InvitationForm, type NewBatch } from "./invitation-form.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { invitation as texts } from "#messages";

/** Invitations: create, which shows their codes once, and revoke. */
export function InvitationsPart() {
  const call = useCall();
  const load = useCallback(
    async (after: string | null, signal: AbortSignal) =>
      readInvitations(await call("/invitations", { query: { after }, signal })),
    [call],
  );
  const pages = usePages<Invitation>(load);
  const act = useAct();
  const [fresh, setFresh] = useState<readonly NewInvitation[]>([]);
  const [revoked, setRevoked] = useState<string | null>(null);

  /**
   * Uses the same idempotency key while the reply may be lost, because
   * invitations without known codes are useless.
   */
  async function make(body: NewBatch) {
    const reply = await underOneKey(
      JSON.stringify(["/invitations", body]),
      (idempotencyKey) =>
        call("/invitations", { method: "POST", body, idempotencyKey }),
    );
    setFresh(readNewInvitations(reply));
    pages.refresh();
  }

  async function revoke({ invitationId }: Invitation) {
    const path = `/invitations/${encodeURIComponent(invitationId)}`;
    await call(path, { method: "DELETE" });
    const revokedAt = new Date().toISOString();
    pages.change((items) =>
      items.map((one) =>
        one.invitationId === invitationId ? { ...one, revokedAt } : one,
      ),
    );
    setRevoked(invitationId);
  }

  return (
    <>
      <p className={frame.about}>{texts.about}</p>
      <InvitationForm
        busy={act.busy}
        onMake={(batch) => act.run(() => make(batch))}
      />
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {fresh.length > 0 && (
        <FreshCodes fresh={fresh} onDone={() => setFresh([])} />
      )}
      {revoked !== null && (
        <Notice tone="success">{texts.revokedOne({ id: revoked })}</Notice>
      )}
      <PageList
        pages={pages}
        loading={texts.loading}
        empty={<EmptyState title={texts.empty} icon={Ticket} />}
      >
        {(invitations) => (
          <ul aria-label={texts.list} className={frame.rows}>
            {invitations.map((one) => (
              <InvitationRow
                key={one.invitationId}
                invitation={one}
                onRevoke={() => act.run(() => revoke(one))}
              />
            ))}
          </ul>
        )}
      </PageList>
    </>
  );
}
