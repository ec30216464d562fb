import { type AuditEntry, readAudit } from "@nearsay/core/contract";
import { EmptyState, FormattedDate } from "@nearsay/core/ui";
import ScrollText from "lucide/dist/esm/icons/scroll-text.mjs";
import { useCallback } from "react";
import frame from "../frame/frame.module.css";
import { PageList } from "../frame/page-list.tsx";
import { useCall } from "../frame/use-call.ts";
import { usePages } from "../frame/use-pages.ts";
import { sayAbout, sayAct, sayWho } from "./acts.ts";
import { AuditCheckUp } from "./audit-check-up.tsx";
import { audit as texts } from "#messages";

/** Actions on surveys and the site, and whether their log is intact. */
export function AuditPart() {
  const call = useCall();
  const load = useCallback(
    async (after: string | null, signal: AbortSignal) =>
      readAudit(await call("/audit", { query: { after }, signal })),
    [call],
  );
  const pages = usePages<AuditEntry>(load);
  return (
    <>
      <p className={frame.about}>{texts.about}</p>
      <AuditCheckUp />
      <PageList
        pages={pages}
        loading={texts.loading}
        empty={<EmptyState title={texts.empty} icon={ScrollText} />}
      >
        {(entries) => (
          <ol reversed aria-label={texts.list} className={frame.rows}>
            {entries.map((entry) => (
              <Entry key={entry.entryId} entry={entry} />
            ))}
          </ol>
        )}
      </PageList>
    </>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { entryId, madeAt, who, act, about } = entry;
  return (
    <li className={frame.row}>
      <div className={frame.named}>
        <span>
          <strong>{sayAct(act)}</strong>
          {about !== "" && ` · ${sayAbout(about)}`}
        </span>
        <span className={frame.about} dir="auto">
          {sayWho(who)}
        </span>
      </div>
      <span className={frame.about}>
        {entryId} · <FormattedDate iso={madeAt} detail="datetime" />
      </span>
    </li>
  );
}
