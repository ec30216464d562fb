import { readWaitlist, type WaitlistEntry } from "@nearsay/core/contract";
import { EmptyState, Notice } from "@nearsay/core/ui";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import { useCallback, useState } from "react";
import frame from "../frame/frame.module.css";
import { PageList } from "../frame/page-list.tsx";
import { frame as frameTexts, waitlist as texts } from "#messages";
import { useAct } from "../frame/use-act.ts";
import { useCall } from "../frame/use-call.ts";
import { usePages } from "../frame/use-pages.ts";

import { WaitlistRow } from "./waitlist-row.tsx";

/** The waitlist for accounts: confirm or remove addresses. */
export function WaitlistPart() {
  const call = useCall();
  const load = useCallback(
    async (after: string | null, signal: AbortSignal) =>
      readWaitlist(await call("/waitlist", { query: { after }, signal })),
    [call],
  );
  const pages = usePages<WaitlistEntry>(load);
  const act = useAct();
  const [notice, setNotice] = useState("");
  const [asked, setAsked] = useState<WaitlistEntry | null>(null);

  async function confirm({ email }: WaitlistEntry) {
    const body = { email };
    await call("/waitlist/confirmations", { method: "POST", body });
    // The positions of others stay the same; only the server knows the new one.
    pages.refresh();
    setNotice(texts.confirmedOne({ email }));
  }

  async function remove({ email }: WaitlistEntry) {
    await call("/waitlist", { method: "DELETE", body: { email } });
    pages.refresh();
    setNotice(texts.removedOne({ email }));
  }

  return (
    <>
      <p className={frame.about}>{texts.about}</p>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {notice !== "" && <Notice tone="success">{notice}</Notice>}
      <PageList
        pages={pages}
        loading={texts.loading}
        empty={<EmptyState title={texts.empty} icon={Mail} />}
      >
        {(entries) => (
          <ul aria-label={texts.list} className={frame.rows}>
            {entries.map((entry) => (
              <WaitlistRow
                key={entry.email}
                entry={entry}
                onConfirm={() => act.run(() => confirm(entry))}
                onRemove={() => setAsked(entry)}
              />
            ))}
          </ul>
        )}
      </PageList>
      {asked !== null && (
        <AskToRemove
          email={asked.email}
          onAnswer={(yes) => {
            setAsked(null);
            if (yes) act.run(() => remove(asked));
          }}
        />
      )}
    </>
  );
}

function AskToRemove(props: {
  readonly email: string;
  readonly onAnswer: (yes: boolean) => void;
}) {
  const { email, onAnswer } = props;
  const { title, about, action } = texts.ask;
  return (
    <DangerDialog
      open
      title={title}
      description={
        <>
          <p>
            <strong>{email}</strong>
          </p>
          <p>{about}</p>
        </>
      }
      cancel={frameTexts.cancel}
      action={action}
      onClose={() => onAnswer(false)}
      onAction={() => onAnswer(true)}
    />
  );
}
