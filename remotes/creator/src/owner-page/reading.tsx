import { Segmented, Skeleton } from "@nearsay/core/ui";
import { lazy, Suspense, useState } from "react";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import { ReadRows } from "./read-rows.tsx";
import { ReadTexts } from "./read-texts.tsx";
import styles from "./reading.module.css";

const words = ownerPageTexts.reading;

const SaveFiles = lazy(async () => ({
  default: (await import("./saving/save-files.tsx")).SaveFiles,
}));

type View = "texts" | "rows";

/** What people wrote, as far as they were informed that it is read, and files of it. */
export function Reading(props: Pick<OwnerPageProps, "owner" | "managed">) {
  const { owner, managed } = props;
  const { forgotten = false } = managed.survey;
  const reads = forgotten ? "figures" : managed.reads;
  const [view, setView] = useState<View>("texts");
  const written = managed.questions.filter(
    ({ type, isChallenge }) => type === "free_text" && !isChallenge,
  );
  return (
    <>
      <p className={styles.about}>
        {forgotten ? words.forgotten : words.promise[reads]}
      </p>
      {reads === "rows" && (
        <Segmented
          label={words.view}
          segments={views}
          value={view}
          onChange={setView}
        />
      )}
      {reads === "rows" && view === "rows" && (
        <ReadRows owner={owner} questions={managed.questions} />
      )}
      {reads !== "figures" && view === "texts" && (
        <ReadTexts owner={owner} questions={written} />
      )}
      <Suspense fallback={<Skeleton />}>
        <SaveFiles owner={owner} managed={managed} />
      </Suspense>
    </>
  );
}

const views = [
  { value: "texts", label: words.texts },
  { value: "rows", label: words.rows },
] as const;
