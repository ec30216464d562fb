import type { OwnedSurvey } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { buttonClass, useLoad, DangerButton } from "@nearsay/core/ui";
import { useCallback } from "react";
import { DuplicateButton } from "../owner-page/duplicate-button.tsx";
import { knowsQuestions } from "../owner-page/knows-questions.ts";
import { checkWord } from "../owned/check-word.ts";
import { getManaged, opensNothing } from "../owned/manage-calls.ts";
import { StateChip } from "../owned/state-chip.tsx";
import { owned as ownedTexts, mine as mineTexts } from "#messages";

import styles from "./mine-page.module.css";

const words = mineTexts;

/** One of the user's surveys in the list: its state, and a link to its owner's page. */
export function MineItem(props: {
  readonly owned: OwnedSurvey;
  readonly onForget: () => void;
}) {
  const { owned, onForget } = props;
  const { uuid } = owned;
  const [{ key, role }] = owned.keys;
  const load = useCallback(
    (signal: AbortSignal) => getManaged({ uuid, key }, signal),
    [uuid, key],
  );
  const { loaded } = useLoad(load);
  const managed = loaded.status === "loaded" ? loaded.value : null;
  const title = managed?.survey.title || owned.title || words.unknown;
  return (
    <li className={styles.item}>
      <h2 dir="auto" className={styles.heading}>
        {title}
      </h2>
      <p className={styles.about}>
        {managed !== null ? (
          <>
            <StateChip state={managed.state} />{" "}
            <span>
              {words.responses({ count: managed.survey.responseCount })}
            </span>
          </>
        ) : loaded.status === "loading" ? (
          <span>{words.loading}</span>
        ) : (
          <span>
            {loaded.status === "failed" && opensNothing(loaded.error)
              ? words.gone
              : words.failed}
          </span>
        )}
        {role !== null && <span>{ownedTexts.roles[role]}</span>}
        <span>
          {ownedTexts.link.word}{" "}
          <strong>
            <bdi>{checkWord(key)}</bdi>
          </strong>
        </span>
      </p>
      <div className={styles.actions}>
        <Link
          to={`/manage/${uuid}`}
          aria-label={words.openNamed({ title })}
          className={buttonClass("quiet")}
        >
          {words.open}
        </Link>
        {managed?.role === "own" && knowsQuestions(managed) && (
          <DuplicateButton
            managed={managed}
            label={words.duplicateNamed({ title })}
          />
        )}
        <DangerButton
          aria-label={words.forgetNamed({ title })}
          onClick={onForget}
        >
          {words.forget}
        </DangerButton>
      </div>
    </li>
  );
}
