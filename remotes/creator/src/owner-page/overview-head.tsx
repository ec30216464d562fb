import type { ManagedSurvey } from "@nearsay/core/contract";
import { announce, Button, formatDate, Notice } from "@nearsay/core/ui";
import { undeleteManaged } from "../owned/manage-calls.ts";
import { StateChip } from "../owned/state-chip.tsx";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { useAct } from "./use-act.ts";

const words = ownerPageTexts.head;

/** Which survey it is, in which state, and what the key allows. */
export function OverviewHead(props: OwnerPageProps) {
  const { survey, role, state } = props.managed;
  return (
    <header className={styles.head}>
      <p className={styles.line}>
        <StateChip state={state} />
        <OpenTime managed={props.managed} />
      </p>
      <h1 tabIndex={-1} dir="auto" className={styles.title}>
        {survey.title}
      </h1>
      {state === "deleting" && <Deleting {...props} />}
      {role !== "own" && <Notice>{words.helper[role]}</Notice>}
    </header>
  );
}

function OpenTime({ managed }: { readonly managed: ManagedSurvey }) {
  const { expiresAt } = managed.survey;
  const isPublic = managed.state === "open" || managed.state === "closed";
  if (expiresAt === null || !isPublic) return null;
  const when = formatDate(expiresAt, "datetime");
  return (
    <time dateTime={expiresAt} className={styles.about}>
      {managed.state === "open" ? words.until({ when }) : words.since({ when })}
    </time>
  );
}

function Deleting({ owner, managed, onChanged }: OwnerPageProps) {
  const { deletesAt } = managed;
  const act = useAct();

  async function undo() {
    onChanged(await undeleteManaged(owner));
    announce(words.kept);
  }

  return (
    <Notice
      tone="danger"
      action={
        managed.role === "own" && (
          <Button
            busy={act.busy}
            busyText={words.working}
            onClick={() => act.run(undo, words.failed)}
          >
            {words.undo}
          </Button>
        )
      }
    >
      {words.deleting({
        when: deletesAt === null ? "" : formatDate(deletesAt, "datetime"),
      })}
      {act.failure !== null && <p>{act.failure}</p>}
    </Notice>
  );
}
