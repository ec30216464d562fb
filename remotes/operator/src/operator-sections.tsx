import {
  type Operator,
  type OperatorRight,
  readOperator,
} from "@nearsay/core/contract";
import { Link, useSearchParams } from "@nearsay/core/router";
import {
  Button,
  EmptyState,
  ErrorState,
  formatDate,
  Skeleton,
  useLoad,
} from "@nearsay/core/ui";
import KeyRound from "lucide/dist/esm/icons/key-round.mjs";
import {
  type ComponentType,
  useCallback,
  useEffect,
  useId,
  useRef,
} from "react";
import styles from "./frame/frame.module.css";
import { LazyPart } from "./frame/lazy-part.tsx";
import { useCall } from "./frame/use-call.ts";
import { useKeptFocus } from "./frame/use-kept-focus.ts";
import { operator as texts } from "#messages";

type PartName = keyof Omit<typeof texts.parts, "label">;

interface Part {
  readonly right: OperatorRight;
  readonly load: () => Promise<ComponentType>;
}

/**
 * In display order; the first section that the key has the right for is shown
 * first. Sections with a chunk name share common code.
 */
const parts: Record<PartName, Part> = {
  queue: {
    right: "moderate",
    load: async () =>
      (
        await import(
          /* webpackChunkName: "QueuePart" */ "./queue/queue-part.tsx"
        )
      ).QueuePart,
  },
  file: {
    right: "moderate",
    load: async () =>
      (await import(/* webpackChunkName: "FilePart" */ "./file/file-part.tsx"))
        .FilePart,
  },
  blocks: {
    right: "moderate",
    load: async () => (await import("./blocks/blocks-part.tsx")).BlocksPart,
  },
  waitlist: {
    right: "admit",
    load: async () =>
      (await import("./admission/waitlist-part.tsx")).WaitlistPart,
  },
  invitations: {
    right: "admit",
    load: async () =>
      (await import("./admission/invitations-part.tsx")).InvitationsPart,
  },
  releases: {
    right: "maintain",
    load: async () => (await import("./upkeep/releases-part.tsx")).ReleasesPart,
  },
  recount: {
    right: "maintain",
    load: async () => (await import("./upkeep/recount-part.tsx")).RecountPart,
  },
  audit: {
    right: "maintain",
    load: async () => (await import("./audit/audit-part.tsx")).AuditPart,
  },
};

const partNames = Object.keys(parts) as PartName[];

/** The operator of the key, and the sections it has the right for. */
export function OperatorSections({
  onLeave,
}: {
  readonly onLeave: () => void;
}) {
  const call = useCall();
  const load = useCallback(
    async (signal: AbortSignal) => readOperator(await call("/me", { signal })),
    [call],
  );
  const { loaded, retry } = useLoad(load);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <div className={styles.head}>
          <p className={styles.about}>
            {loaded.status === "loaded" && <About operator={loaded.value} />}
          </p>
          <Button onClick={onLeave}>{texts.head.leave}</Button>
        </div>
      </header>
      {loaded.status === "loaded" ? (
        <Parts rights={loaded.value.rights} />
      ) : loaded.status === "loading" ? (
        <Skeleton lines={8} label={texts.loading} />
      ) : (
        <ErrorState title={texts.failed} error={loaded.error} onRetry={retry} />
      )}
    </div>
  );
}

function About({ operator }: { readonly operator: Operator }) {
  const { name, expiresAt } = operator;
  return (
    <>
      <span dir="auto">{name}</span>
      {expiresAt !== null && (
        <>
          {" · "}
          <time dateTime={expiresAt}>
            {texts.head.until({ day: formatDate(expiresAt, "datetime") })}
          </time>
        </>
      )}
    </>
  );
}

function Parts({ rights }: { readonly rights: readonly OperatorRight[] }) {
  const [params] = useSearchParams();
  const offered = partNames.filter((name) =>
    rights.includes(parts[name].right),
  );
  const asked = params.get("part");
  const shown = offered.find((name) => name === asked) ?? offered[0];
  const heading = useFocusAfter(shown);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, heading);
  const id = useId();
  if (shown === undefined)
    return (
      <EmptyState title={texts.noRights.title} titleAs="h2" icon={KeyRound}>
        <p>{texts.noRights.about}</p>
      </EmptyState>
    );
  return (
    <div className={styles.sections}>
      <nav aria-label={texts.parts.label}>
        <ul className={styles.nav}>
          {offered.map((name) => (
            <li key={name}>
              <Link
                to={`?part=${name}`}
                aria-current={name === shown ? "page" : undefined}
              >
                {texts.parts[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section ref={part} aria-labelledby={id} className={styles.part}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {texts.parts[shown]}
        </h2>
        <LazyPart key={shown} load={parts[shown].load} shown={{}} />
      </section>
    </div>
  );
}

/** A ref for the heading of the section, which takes the focus when another section is shown. */
function useFocusAfter(shown: PartName | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}
