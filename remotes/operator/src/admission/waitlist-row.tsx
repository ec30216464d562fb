import type { WaitlistEntry } from "@nearsay/core/contract";
import { Button, Chip, DangerButton, FormattedDate } from "@nearsay/core/ui";
import { withParts } from "@nearsay/core/ui/with-parts";
import frame from "../frame/frame.module.css";
import { waitlist as texts } from "#messages";

/** An address on the waitlist: its data and actions. */
export function WaitlistRow(props: {
  readonly entry: WaitlistEntry;
  readonly onConfirm: () => void;
  readonly onRemove: () => void;
}) {
  const { entry, onConfirm, onRemove } = props;
  const { email, confirmedAt } = entry;
  return (
    <li className={frame.row}>
      <div className={frame.named}>
        <span className={frame.line}>
          {email}
          {confirmedAt !== null && (
            <Chip tone="success">{texts.confirmed}</Chip>
          )}
          {entry.free && <Chip tone="accent">{texts.free}</Chip>}
        </span>
        <span className={frame.about}>
          {describe(entry)} ·{" "}
          {withParts(texts.joined, {
            when: () => <FormattedDate iso={entry.joinedAt} />,
          })}
        </span>
      </div>
      <div className={frame.line}>
        {confirmedAt === null && (
          <Button
            aria-label={texts.confirmNamed({ email })}
            onClick={onConfirm}
          >
            {texts.confirm}
          </Button>
        )}
        <DangerButton
          aria-label={texts.removeNamed({ email })}
          onClick={onRemove}
        >
          {texts.remove}
        </DangerButton>
      </div>
    </li>
  );
}

function describe({ role, category, position }: WaitlistEntry): string {
  const known = [
    category,
    position === null ? null : texts.place({ position }),
  ];
  return [texts.roles[role], ...known].filter(Boolean).join(" · ");
}
