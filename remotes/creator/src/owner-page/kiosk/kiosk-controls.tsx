import { limits } from "@nearsay/core/contract";
import {
  buttonClass,
  formatDate,
  Button,
  DangerButton,
  Notice,
  TextField,
} from "@nearsay/core/ui";
import { useState } from "react";
import { LinkBox } from "../../owned/link-box.tsx";
import linkStyles from "../../owned/link-box.module.css";
import { QrCode } from "../../owned/qr-code.tsx";
import styles from "../owner-page.module.css";
import { PartForm } from "../part-form.tsx";
import type { KioskGrant } from "./kiosk-calls.ts";
import { kiosk as words } from "#messages";
import { trimText } from "@nearsay/core/forms";

/** The link of a kiosk that was just created: open it here, copy it, or scan it with the tablet. */
export function FreshKiosk(props: {
  readonly link: string;
  readonly onDone: () => void;
}) {
  const { link, onDone } = props;
  return (
    <Notice
      tone="success"
      title={words.fresh}
      action={<Button onClick={onDone}>{words.done}</Button>}
    >
      <div ref={focusField} className={styles.part}>
        <p>{words.keep}</p>
        <LinkBox label={words.link} link={link} copy={words.copy}>
          <a
            className={buttonClass("quiet")}
            href={link}
            target="_blank"
            rel="noreferrer"
          >
            {words.openHere}
          </a>
        </LinkBox>
        <details>
          <summary>{words.showCode}</summary>
          <div className={linkStyles.code}>
            <QrCode text={link} label={words.code} />
          </div>
        </details>
      </div>
    </Notice>
  );
}

/** Focused because it is shown only once. */
function focusField(box: HTMLElement | null): void {
  box?.querySelector("input")?.focus();
}

export function KioskItem(props: {
  readonly kiosk: KioskGrant;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const { label, madeOn } = props.kiosk;
  const name = label || words.unnamed;
  return (
    <li className={styles.item}>
      <div className={styles.named}>
        <strong dir="auto">{name}</strong>
        <span className={styles.about}>
          {words.made({ day: formatDate(`${madeOn}T12:00:00`) })}
        </span>
      </div>
      <div className={styles.actions}>
        <DangerButton
          disabled={props.busy}
          aria-label={words.endNamed({ label: name })}
          onClick={props.onEnd}
        >
          {words.end}
        </DangerButton>
      </div>
    </li>
  );
}

export function NewKioskForm(props: {
  readonly busy: boolean;
  readonly onMake: (label: string) => void;
}) {
  const [label, setLabel] = useState("");
  return (
    <PartForm
      action={words.make}
      busy={props.busy}
      onSubmit={() => {
        props.onMake(trimText(label));
        setLabel("");
      }}
    >
      <TextField
        label={words.label}
        maxLength={limits.keyLabelMax}
        value={label}
        onChange={setLabel}
      />
    </PartForm>
  );
}
