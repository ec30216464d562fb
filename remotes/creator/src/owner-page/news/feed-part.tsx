import type { Feed } from "@nearsay/core/contract";
import {
  announce,
  classNames,
  formatDate,
  Button,
  DangerButton,
  Notice,
} from "@nearsay/core/ui";
import { useState } from "react";
import { LinkBox } from "../../owned/link-box.tsx";
import type { OwnerLink } from "../../owned/owner-link.ts";
import styles from "../owner-page.module.css";
import { useAct } from "../use-act.ts";
import { endFeed, makeFeed } from "./news-calls.ts";
import { news as newsTexts } from "#messages";

const words = newsTexts.feed;

/** The feed of this key: create, replace, revoke. */
export function FeedPart(props: {
  readonly owner: OwnerLink;
  readonly feed: Feed | null;
  readonly onChanged: () => void;
}) {
  const { owner, feed, onChanged } = props;
  const act = useAct();
  const [address, setAddress] = useState<string | null>(null);

  async function make() {
    setAddress(await makeFeed(owner));
    onChanged();
  }

  async function end() {
    await endFeed(owner);
    setAddress(null);
    announce(words.ended);
    onChanged();
  }

  return (
    <div className={classNames(styles.part, styles.apart)}>
      <h2>{words.heading}</h2>
      <p className={styles.about}>{words.about}</p>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {address !== null && (
        <Notice
          tone="success"
          title={words.fresh}
          action={
            <Button onClick={() => setAddress(null)}>{words.done}</Button>
          }
        >
          <LinkBox label={words.address} link={address} copy={words.copy} />
        </Notice>
      )}
      {feed !== null && (
        <p className={styles.about}>
          {words.made({ day: formatDate(`${feed.madeOn}T12:00:00`) })}{" "}
          {words.lost}
        </p>
      )}
      <div className={styles.actions}>
        {feed === null ? (
          <Button
            disabled={act.busy}
            onClick={() => act.run(make, words.failedAct)}
          >
            {words.make}
          </Button>
        ) : (
          <>
            <DangerButton
              disabled={act.busy}
              onClick={() => act.run(make, words.failedAct)}
            >
              {words.replace}
            </DangerButton>
            <DangerButton
              disabled={act.busy}
              onClick={() => act.run(end, words.failedAct)}
            >
              {words.end}
            </DangerButton>
          </>
        )}
      </div>
    </div>
  );
}
