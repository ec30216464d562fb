import type { ManagedSurvey } from "@nearsay/core/contract";
import { SaveDocumentButton } from "../import/save-document-button.tsx";
import { Link } from "@nearsay/core/router";
import {
  announce,
  Button,
  buttonClass,
  Chip,
  formatDate,
  Notice,
  Skeleton,
  useLoad,
} from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useCallback } from "react";
import { checkWord } from "../owned/check-word.ts";
import { shareManaged, undeleteManaged } from "../owned/manage-calls.ts";
import { StateChip } from "../owned/state-chip.tsx";
import { ownerPage as ownerPageTexts } from "#messages";
import { bringCopies } from "./bring-copies.ts";
import type { OwnerPageProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { DuplicateButton } from "./duplicate-button.tsx";
import { knowsQuestions } from "./knows-questions.ts";
import { useAct } from "./use-act.ts";

const words = ownerPageTexts.head;

const HiddenAppeal = lazyComponent(
  async () => (await import("./hidden-appeal.tsx")).HiddenAppeal,
  <Skeleton lines={3} />,
  words.failed,
);

const PlaceLine = lazyComponent(
  async () => (await import("./place-line.tsx")).PlaceLine,
  <Skeleton label={null} />,
  null,
);

/** The state of the survey, one fact per line. */
export function OwnerPageHead(props: OwnerPageProps) {
  const { owner, managed } = props;
  const { survey, role, state } = managed;
  return (
    <header className={styles.head}>
      <p className={styles.about}>{ownerPageTexts.title}</p>
      <h1 tabIndex={-1} dir="auto" className={styles.title}>
        {survey.title}
      </h1>
      <p className={styles.line}>
        <StateChip state={state} />
        <OpenTime managed={managed} />
      </p>
      <Counts managed={managed} />
      <PlaceLine managed={managed} />
      {state === "hidden" && <Notice tone="warning">{words.hidden}</Notice>}
      {state === "hidden" && role === "own" && <HiddenAppeal {...props} />}
      {state === "deleting" && <Deleting {...props} />}
      {role !== "own" && <Notice>{words.helper[role]}</Notice>}
      <div className={styles.line}>
        {state !== "deleting" && <PageLink owner={owner} managed={managed} />}
        {role === "own" && knowsQuestions(managed) && (
          <>
            <DuplicateButton managed={managed} />
            <SaveDocumentButton
              save={async (as) => (await bringCopies()).saveSurvey(managed, as)}
            />
          </>
        )}
        <span className={styles.about}>
          {words.word}{" "}
          <strong>
            <bdi>{checkWord(owner.key)}</bdi>
          </strong>
        </span>
      </div>
    </header>
  );
}

/** Opens even if the viewer has no access code, because a key is enough. */
function PageLink({
  owner,
  managed,
}: Pick<OwnerPageProps, "owner" | "managed">) {
  const { id, requiresCode } = managed.survey;
  const { uuid, key } = owner;
  const load = useCallback(
    async (signal: AbortSignal) =>
      requiresCode
        ? `?share_token=${await shareManaged({ uuid, key }, signal)}`
        : "",
    [uuid, key, requiresCode],
  );
  const { loaded, refresh } = useLoad(load);
  const query = loaded.status === "loaded" ? loaded.value : "";
  return (
    <Link
      to={`/surveys/${id}${query}`}
      className={buttonClass("quiet")}
      // Another code may have invalidated the link since.
      onPointerEnter={refresh}
      onFocus={refresh}
    >
      {ownerPageTexts.page}
    </Link>
  );
}

function OpenTime({ managed }: { readonly managed: ManagedSurvey }) {
  const { expiresAt } = managed.survey;
  const isPublic = managed.state === "open" || managed.state === "closed";
  if (expiresAt === null || !isPublic) return null;
  const when = formatDate(expiresAt, "datetime");
  return (
    <time dateTime={expiresAt}>
      {managed.state === "open" ? words.until({ when }) : words.since({ when })}
    </time>
  );
}

/** Counts change while the page is open, separately from the answers that are visible. */
function Counts({ managed }: { readonly managed: ManagedSurvey }) {
  const { survey, releasedCount } = managed;
  const { responseCount, postCount, likeCount } = survey;
  return (
    <>
      <ul className={styles.counts}>
        <li>
          <Chip tone="accent">{words.responses({ count: responseCount })}</Chip>
        </li>
        <li>
          <Chip>{words.posts({ count: postCount })}</Chip>
        </li>
        <li>
          <Chip>{words.likes({ count: likeCount })}</Chip>
        </li>
      </ul>
      {responseCount > 0 && (
        <p className={styles.about}>
          {words.released({
            released: Math.min(releasedCount, responseCount),
            all: responseCount,
          })}
        </p>
      )}
    </>
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
