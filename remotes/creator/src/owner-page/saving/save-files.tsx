import type { ManagedSurvey } from "@nearsay/core/contract";
import {
  announce,
  Button,
  Checkbox,
  Notice,
  ProgressBar,
} from "@nearsay/core/ui";
import Download from "lucide/dist/esm/icons/download.mjs";
import { useId, useRef, useState } from "react";
import { LinkBox } from "../../owned/link-box.tsx";
import type { OwnerLink } from "../../owned/owner-link.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "../reading.module.css";
import { useAct } from "../use-act.ts";
import type { Progress } from "./copy-file.ts";
import { type FileName, fileUrl, savedName, saveFile } from "./save-file.ts";

const words = ownerPageTexts.reading.save;

const labels: Readonly<Record<FileName, string>> = {
  "responses.csv": words.names.responsesCsv,
  "responses.jsonl": words.names.responsesJsonl,
  "figures.csv": words.names.figuresCsv,
  "figures.json": words.names.figuresJson,
  "survey.zip": words.names.surveyZip,
};

const answers: FileName[] = ["responses.csv", "responses.jsonl"];
const figures: FileName[] = ["figures.csv", "figures.json", "survey.zip"];

/** Files of what the owner can read, and of the public figures. */
export function SaveFiles(props: {
  readonly owner: OwnerLink;
  readonly managed: Pick<ManagedSurvey, "reads" | "survey">;
}) {
  const { owner } = props;
  const { reads, survey } = props.managed;
  const act = useAct();
  const [progress, setProgress] = useState<Progress>(nothingYet);
  const [chosen, setChosen] = useState<FileName | null>(null);
  const [columns, setColumns] = useState(false);
  const [bom, setBom] = useState(false);
  const headingId = useId();
  const saving = useRef<AbortController>(null);
  const names = reads === "figures" ? figures : [...answers, ...figures];

  function settingsOf(name: FileName) {
    return {
      ...(bom && name.endsWith(".csv") && { bom: "1" }),
      ...(columns && name === "responses.csv" && { choices: "columns" }),
    };
  }

  async function save(name: FileName) {
    const controller = new AbortController();
    saving.current = controller;
    setProgress(nothingYet);
    setChosen(name);
    const how = {
      signal: controller.signal,
      onProgress: setProgress,
      settings: settingsOf(name),
    };
    const done = await saveFile(owner, name, how, savedName(survey, name));
    announce(done ? words.saved : words.cancelled);
  }

  return (
    <>
      <h2 id={headingId}>{words.label}</h2>
      <div role="group" aria-labelledby={headingId} className={styles.actions}>
        {names.map((name) => (
          <Button
            key={name}
            icon={Download}
            busy={act.busy && name === chosen}
            disabled={act.busy && name !== chosen}
            onClick={() => act.run(() => save(name), words.failed)}
          >
            {labels[name]}
          </Button>
        ))}
      </div>
      {act.busy && (
        <div className={styles.actions}>
          <ProgressBar
            label={sayProgress(progress)}
            {...(progress.share !== null && { value: progress.share * 100 })}
          />
          <Button onClick={() => saving.current?.abort()}>
            {words.cancel}
          </Button>
        </div>
      )}
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      <details>
        <summary>{words.more}</summary>
        {reads === "rows" && (
          <Checkbox
            label={words.columns}
            checked={columns}
            onChange={setColumns}
          />
        )}
        <Checkbox label={words.bom} checked={bom} onChange={setBom} />
        <p className={styles.about}>{words.defused}</p>
        <LinkBox
          label={words.command}
          link={commandOf(owner.uuid, survey, names[0] ?? "survey.zip")}
          copy={words.copyCommand}
        />
      </details>
    </>
  );
}

function sayProgress({ bytes, share }: Progress): string {
  return share === null
    ? words.progress.bytes({ kilobytes: Math.ceil(bytes / 1000) })
    : words.progress.share({ percent: Math.floor(share * 100) });
}

const nothingYet: Progress = { bytes: 0, share: null };

/** Without the key, which would end up in the history of a shell. */
function commandOf(
  uuid: string,
  survey: ManagedSurvey["survey"],
  name: FileName,
): string {
  const url = new URL(fileUrl(uuid, name), window.location.origin);
  return `curl --fail --header "Authorization: Bearer $NEARSAY_KEY" --output "${savedName(survey, name)}" "${url.href}"`;
}
