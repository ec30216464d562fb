import { limits } from "@nearsay/core/contract";
import {
  announce,
  useLoad,
  ErrorState,
  Notice,
  Skeleton,
} from "@nearsay/core/ui";
import { useCallback, useState } from "react";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { ownerPage as ownerPageTexts, kiosk as words } from "#messages";
import type { OwnerPageProps } from "../owner-page-props.ts";
import styles from "../owner-page.module.css";
import { useAct } from "../use-act.ts";
import {
  endKiosk,
  type KioskGrant,
  listKiosks,
  makeKiosk,
} from "./kiosk-calls.ts";
import { FreshKiosk, KioskItem, NewKioskForm } from "./kiosk-controls.tsx";

/** The kiosks of the survey: create, open, revoke. */
export function KioskSection({ owner, managed }: OwnerPageProps) {
  const { uuid, key } = owner;
  const load = useCallback(
    (signal: AbortSignal) => listKiosks({ uuid, key }, signal),
    [uuid, key],
  );
  const { loaded, retry, refresh } = useLoad(load);
  const act = useAct();
  const [link, setLink] = useState<string | null>(null);
  const [ending, setEnding] = useState<KioskGrant | null>(null);
  if (loaded.status === "loading")
    return <Skeleton lines={3} label={ownerPageTexts.kiosk.loading} />;
  if (loaded.status === "failed")
    return (
      <ErrorState title={words.failed} error={loaded.error} onRetry={retry} />
    );
  const kiosks = loaded.value;

  async function make(label: string) {
    setLink(await makeKiosk(owner, label));
    refresh();
  }

  async function end({ grantId }: KioskGrant) {
    await endKiosk(owner, grantId);
    announce(words.ended);
    refresh();
  }

  return (
    <>
      <p className={styles.about}>{words.about}</p>
      <p className={styles.about}>
        {words.apart} {managed.results.mode === "groups" && words.inGroups}
      </p>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {link !== null && (
        <FreshKiosk key={link} link={link} onDone={() => setLink(null)} />
      )}
      {kiosks.length === 0 ? (
        <p className={styles.about}>{words.none}</p>
      ) : (
        <ul aria-label={words.list} className={styles.list}>
          {kiosks.map((kiosk) => (
            <KioskItem
              key={kiosk.grantId}
              kiosk={kiosk}
              busy={act.busy}
              onEnd={() => setEnding(kiosk)}
            />
          ))}
        </ul>
      )}
      {kiosks.length >= limits.kioskGrantsMax ? (
        <p className={styles.about}>{words.full}</p>
      ) : (
        <NewKioskForm
          busy={act.busy}
          onMake={(label) => act.run(() => make(label), words.failedAct)}
        />
      )}
      {ending !== null && (
        <DangerDialog
          open
          title={words.endAsk.title}
          description={words.endAsk.about}
          cancel={ownerPageTexts.keys.cancel}
          action={words.endAsk.action}
          onClose={() => setEnding(null)}
          onAction={() => {
            setEnding(null);
            act.run(() => end(ending), words.failedAct);
          }}
        />
      )}
    </>
  );
}
