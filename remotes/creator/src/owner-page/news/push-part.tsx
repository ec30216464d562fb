import type { Push } from "@nearsay/core/contract";
import {
  announce,
  Button,
  classNames,
  Chip,
  Notice,
  Skeleton,
} from "@nearsay/core/ui";
import { useEffect, useState } from "react";
import type { OwnerLink } from "../../owned/owner-link.ts";
import styles from "../owner-page.module.css";
import { useAct } from "../use-act.ts";
import { news as newsTexts } from "#messages";
import {
  type PushState,
  readPushState,
  turnPushOff,
  turnPushOn,
} from "./push-browser.ts";

const words = newsTexts.push;

/** Turns push messages to this browser on and off. */
export function PushPart(props: {
  readonly owner: OwnerLink;
  readonly push: Push | null;
  readonly onChanged: () => void;
}) {
  const { owner, push, onChanged } = props;
  return (
    <div className={classNames(styles.part, styles.apart)}>
      <h2>{words.heading}</h2>
      {push === null ? (
        <p className={styles.about}>{words.none}</p>
      ) : (
        <Offered owner={owner} push={push} onChanged={onChanged} />
      )}
    </div>
  );
}

function Offered(props: {
  readonly owner: OwnerLink;
  readonly push: Push;
  readonly onChanged: () => void;
}) {
  const { owner, push, onChanged } = props;
  const act = useAct();
  const [state, setState] = useState<PushState | null>(null);

  useEffect(() => {
    let gone = false;
    readPushState(owner.uuid, push).then(
      (read) => !gone && setState(read),
      () => !gone && setState("unsupported"),
    );
    return () => {
      gone = true;
    };
  }, [owner.uuid, push]);

  async function turnOn() {
    if (!(await turnPushOn(owner, push))) {
      setState(Notification.permission === "denied" ? "denied" : "off");
      return;
    }
    announce(words.turnedOn);
    onChanged();
  }

  async function turnOff() {
    await turnPushOff(owner);
    announce(words.turnedOff);
    onChanged();
  }

  if (state === null) return <Skeleton lines={1} label={words.looking} />;
  if (state === "unsupported")
    return <p className={styles.about}>{words.unsupported}</p>;
  return (
    <>
      <p className={styles.about}>{words.about}</p>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {state === "denied" && <Notice tone="warning">{words.denied}</Notice>}
      {state === "on" && (
        <span className={styles.line}>
          <Chip>{words.on}</Chip>
        </span>
      )}
      <div className={styles.actions}>
        <Button
          disabled={act.busy}
          onClick={() =>
            act.run(state === "on" ? turnOff : turnOn, words.failedAct)
          }
        >
          {state === "on" ? words.turnOff : words.turnOn}
        </Button>
      </div>
    </>
  );
}
