import {
  readRecount,
  readRecountProgress,
  type Recount,
} from "@nearsay/core/contract";
import { Button, Notice, ProgressBar } from "@nearsay/core/ui";
import { useState } from "react";
import frame from "../frame/frame.module.css";
import { useAct } from "../frame/use-act.ts";
import { useCall } from "../frame/use-call.ts";
import { sayKnown } from "../frame/say-known.ts";
import { recount as texts } from "#messages";

/** Timeout for counting everything on a large site, in milliseconds. */
const timeoutMs = 3_600_000;

type Progress = ReturnType<typeof readRecountProgress>;

/** Compares counters with the actual numbers, and corrects wrong ones. */
export function RecountPart() {
  const call = useCall();
  const act = useAct();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [found, setFound] = useState<Recount | null>(null);

  async function recount(repair: boolean) {
    setFound(null);
    setProgress(null);
    const reply = await call("/recount", {
      method: "POST",
      body: { repair },
      timeoutMs,
      onProgress: (data) => setProgress(readRecountProgress(data)),
    });
    setFound(readRecount(reply));
  }

  const canRepair =
    found !== null && found.mismatches.length > 0 && !found.repaired;
  return (
    <>
      <p className={frame.about}>{texts.about}</p>
      <div>
        <Button
          busy={act.busy}
          busyText={texts.working}
          onClick={() => act.run(() => recount(false))}
        >
          {texts.compare}
        </Button>
      </div>
      {act.busy && (
        <ProgressBar
          label={texts.label}
          value={progress?.done}
          max={progress?.total || undefined}
        />
      )}
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {found !== null && (
        <Finding
          found={found}
          onRepair={canRepair ? () => act.run(() => recount(true)) : null}
        />
      )}
    </>
  );
}

function Finding(props: {
  readonly found: Recount;
  readonly onRepair: (() => void) | null;
}) {
  const { found, onRepair } = props;
  const { mismatches, repaired } = found;
  const total = mismatches.reduce((sum, { count }) => sum + count, 0);
  if (total === 0)
    return (
      <Notice tone="success" title={texts.right}>
        {texts.rightAbout}
      </Notice>
    );
  return (
    <Notice
      tone={repaired ? "success" : "warning"}
      title={
        repaired
          ? texts.repaired({ count: total })
          : texts.wrong({ count: total })
      }
      action={onRepair && <Button onClick={onRepair}>{texts.repair}</Button>}
    >
      <ul aria-label={texts.list} className={frame.plain}>
        {mismatches.map(({ surveyId, counter, count }) => (
          <li key={`${surveyId} ${counter}`}>
            {texts.survey({ id: surveyId })}:{" "}
            {texts.several({
              counter: sayKnown(texts.counters, counter),
              count,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
