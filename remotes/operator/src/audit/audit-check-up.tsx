import { type AuditCheck, readAuditCheck } from "@nearsay/core/contract";
import { Button, CopyButton, Notice } from "@nearsay/core/ui";
import { useState } from "react";
import frame from "../frame/frame.module.css";
import { useAct } from "../frame/use-act.ts";
import { useCall } from "../frame/use-call.ts";
import { sayProblem } from "./acts.ts";
import { audit as texts } from "#messages";

/** Timeout for checking a long log, in milliseconds. */
const timeoutMs = 120_000;

const command = "npm run operator -- audit --known";

/** Checks the entire log on the server, and shows whether an entry was changed or removed. */
export function AuditCheckUp() {
  const call = useCall();
  const act = useAct();
  const [found, setFound] = useState<AuditCheck | null>(null);

  async function check() {
    setFound(null);
    const options = { timeoutMs };
    setFound(readAuditCheck(await call("/audit/check", options)));
  }

  return (
    <>
      <div>
        <Button
          busy={act.busy}
          busyText={texts.checking}
          onClick={() => act.run(check)}
        >
          {texts.check}
        </Button>
      </div>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {found !== null && <Finding found={found} />}
    </>
  );
}

function Finding({ found }: { readonly found: AuditCheck }) {
  const { entries, hash, problem } = found;
  if (problem !== null)
    return (
      <Notice tone="danger" title={texts.broken}>
        {sayProblem(problem)} {texts.upTo({ entries })}
      </Notice>
    );
  const note = `${entries}:${hash}`;
  return (
    <Notice
      tone="success"
      title={texts.whole({ entries })}
      action={entries > 0 && <CopyButton text={note} label={texts.copy} />}
    >
      {entries > 0 && (
        <>
          {texts.known}{" "}
          <code dir="ltr" className={frame.code}>
            {command} {note}
          </code>
        </>
      )}
    </Notice>
  );
}
