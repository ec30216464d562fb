import { messageOf } from "@nearsay/core/api";
import { pageTitles } from "@nearsay/core/domain";
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  type Load,
  Notice,
  Skeleton,
  buttonClass,
  useLoad,
} from "@nearsay/core/ui";
import Download from "lucide/dist/esm/icons/download.mjs";
import { useEffect, useRef, useState } from "react";
import { Link } from "@nearsay/core/router";
import { Prose } from "../prose.tsx";
import { EraseSection } from "./erase-section.tsx";
import {
  type OwnData,
  type OwnList,
  downloadUrl,
  getOwnData,
  joinPages,
  ownLists,
} from "./own-data.ts";
import { OwnLists } from "./own-lists.tsx";
import { yourData as texts } from "#messages";
import styles from "./your-data-page.module.css";

const loadFirst = (signal: AbortSignal) => getOwnData(null, signal);

/** The data that the site stores about the visitor, with ways to delete it. */
export function YourDataPage() {
  const load = useLoad(loadFirst);
  const [erased, setErased] = useState(false);
  if (erased) return <Erased />;
  return (
    <Prose title={pageTitles.yourData} lead={texts.lead}>
      <Loaded load={load} />
      <p className={styles.hint}>{texts.elsewhere}</p>
      <EraseSection onErased={() => setErased(true)} />
    </Prose>
  );
}

function Loaded({ load }: { load: Load<OwnData> }) {
  const { loaded, retry, change } = load;
  if (loaded.status === "loading")
    return <Skeleton blockSize="12rem" label={texts.loading} />;
  if (loaded.status === "failed")
    return (
      <div className={styles.apart}>
        <ErrorState
          message={messageOf(loaded.error, texts.failed)}
          onRetry={retry}
        />
      </div>
    );
  const data = loaded.value;
  return <Filled data={data} change={change} />;
}

function Filled(props: {
  readonly data: OwnData;
  readonly change: Load<OwnData>["change"];
}) {
  const { data, change } = props;
  // After the last item is removed, its heading stays, because it has the
  // focus.
  const [wasFilled] = useState(() => !isEmpty(data));
  if (!wasFilled && isEmpty(data)) return <Nothing />;

  function handleGone(list: OwnList, gone: unknown) {
    change((value) => ({
      ...value,
      [list]: (value[list] as unknown[]).filter((item) => item !== gone),
    }));
  }

  return (
    <>
      <a href={downloadUrl} download className={buttonClass()}>
        <Icon shape={Download} />
        {texts.download}
      </a>
      <OwnLists data={data} onGone={handleGone} />
      <More data={data} onMore={(page) => change((v) => joinPages(v, page))} />
    </>
  );
}

function isEmpty(data: OwnData): boolean {
  return ownLists.every((list) => data[list].length === 0);
}

function Nothing() {
  return (
    <div className={styles.apart}>
      <EmptyState
        title={texts.empty}
        action={
          <Link to="/" className={buttonClass()}>
            {texts.toSurveys}
          </Link>
        }
      >
        {texts.emptyText}
      </EmptyState>
    </div>
  );
}

function More(props: {
  readonly data: OwnData;
  readonly onMore: (page: OwnData) => void;
}) {
  const { next } = props.data;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (next === null) return null;

  async function handlePress() {
    setBusy(true);
    setError(null);
    await getOwnData(next).then(props.onMore, (failure: unknown) =>
      setError(messageOf(failure, texts.failed)),
    );
    setBusy(false);
  }

  return (
    <div className={styles.more}>
      {error && <Notice tone="danger">{error}</Notice>}
      <Button
        busy={busy}
        busyText={texts.loadingMore}
        onClick={() => void handlePress()}
      >
        {texts.more}
      </Button>
    </div>
  );
}

/** From here on, pages are fully reloaded, because the data in memory belongs to the erased ID. */
function Erased() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector("h1")?.focus();
  }, []);
  const { doneTitle, done, goOn } = texts.erase;
  return (
    <div ref={ref} className={styles.erased}>
      <h1 tabIndex={-1}>{doneTitle}</h1>
      <Notice tone="success">{done}</Notice>
      <div>
        <a href="/" className={buttonClass("filled")}>
          {goOn}
        </a>
      </div>
    </div>
  );
}
