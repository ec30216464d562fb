import { type Webhook, limits } from "@nearsay/core/contract";
import {
  announce,
  classNames,
  formatDate,
  Button,
  Chip,
  DangerButton,
  Notice,
  TextField,
} from "@nearsay/core/ui";
import { useState } from "react";
import { LinkBox } from "../../owned/link-box.tsx";
import type { OwnerLink } from "../../owned/owner-link.ts";
import styles from "../owner-page.module.css";
import { useAct } from "../use-act.ts";
import { DeliveryList } from "./delivery-list.tsx";
import {
  endWebhook,
  makeWebhook,
  testWebhook,
  unpauseWebhook,
} from "./news-calls.ts";
import { news as newsTexts } from "#messages";

const words = newsTexts.webhook;

interface Props {
  readonly owner: OwnerLink;
  readonly hosts: readonly string[];
  readonly webhook: Webhook | null;
  readonly onChanged: () => void;
}

/** The server that news is sent to: choose, test, remove. */
export function WebhookPart(props: Props) {
  const { hosts, webhook } = props;
  return (
    <div className={classNames(styles.part, styles.apart)}>
      <h2>{words.heading}</h2>
      {webhook === null && hosts.length === 0 ? (
        <p className={styles.about}>{words.none}</p>
      ) : (
        <Offered {...props} />
      )}
    </div>
  );
}

function aboutHosts(hosts: readonly string[]): string {
  const [first = "", ...others] = hosts;
  const listed = others.reduce(
    (before, host) => words.hosts({ hosts: before, host }),
    first,
  );
  return words.about({ count: hosts.length, hosts: listed });
}

function Offered({ owner, hosts, webhook, onChanged }: Props) {
  const act = useAct();
  const [secret, setSecret] = useState<string | null>(null);

  const run = (work: () => Promise<void>, announcement: string) =>
    act.run(async () => {
      await work();
      announce(announcement);
      onChanged();
    }, words.failedAct);

  return (
    <>
      <p className={styles.about}>{aboutHosts(hosts)}</p>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {secret !== null && (
        <Notice
          tone="success"
          title={words.fresh}
          action={<Button onClick={() => setSecret(null)}>{words.done}</Button>}
        >
          <LinkBox label={words.secret} link={secret} copy={words.copy} />
        </Notice>
      )}
      {webhook === null ? (
        <AddressForm
          busy={act.busy}
          onMake={(address) =>
            run(
              async () => setSecret(await makeWebhook(owner, address)),
              words.made,
            )
          }
        />
      ) : (
        <Chosen
          webhook={webhook}
          busy={act.busy}
          onTest={() => run(() => testWebhook(owner), words.tested)}
          onResume={() => run(() => unpauseWebhook(owner), words.resumed)}
          onRefresh={onChanged}
          onEnd={() =>
            run(async () => {
              await endWebhook(owner);
              setSecret(null);
            }, words.ended)
          }
        />
      )}
    </>
  );
}

function AddressForm(props: {
  readonly busy: boolean;
  readonly onMake: (address: string) => void;
}) {
  const [address, setAddress] = useState("");
  return (
    <form
      noValidate
      autoComplete="off"
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.busy && address.trim() !== "") props.onMake(address.trim());
      }}
    >
      <TextField
        label={words.address}
        type="url"
        dir="ltr"
        maxLength={limits.webhookAddressMax}
        value={address}
        onChange={setAddress}
      />
      <div>
        <Button type="submit" busy={props.busy}>
          {words.make}
        </Button>
      </div>
    </form>
  );
}

function Chosen(props: {
  readonly webhook: Webhook;
  readonly busy: boolean;
  readonly onTest: () => void;
  readonly onResume: () => void;
  readonly onRefresh: () => void;
  readonly onEnd: () => void;
}) {
  const { webhook, busy } = props;
  const since = formatDate(`${webhook.madeOn}T12:00:00`);
  return (
    <>
      <div className={styles.named}>
        <span className={styles.line}>
          <strong dir="ltr">{webhook.address}</strong>
          {webhook.paused && <Chip tone="warning">{words.paused}</Chip>}
        </span>
        <span className={styles.about}>
          {webhook.paused
            ? words.pausedSince({ day: since })
            : words.since({ day: since })}
        </span>
      </div>
      <DeliveryList deliveries={webhook.deliveries} />
      <div className={styles.actions}>
        {webhook.paused && (
          <Button disabled={busy} onClick={props.onResume}>
            {words.resume}
          </Button>
        )}
        <Button disabled={busy} onClick={props.onTest}>
          {words.test}
        </Button>
        <Button disabled={busy} onClick={props.onRefresh}>
          {words.refresh}
        </Button>
        <DangerButton disabled={busy} onClick={props.onEnd}>
          {words.end}
        </DangerButton>
      </div>
    </>
  );
}
