import { consentAtom } from "@nearsay/core/session";
import { Button, Notice, RefusalNotice, useConsentAsk } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { creator as texts } from "#messages";
import type { Problem } from "./problem.ts";
import styles from "./publish-bar.module.css";
import type { Publishing } from "./publish-survey.ts";

/**
 * The end of the form: the problems, and Publish, which first asks for consent
 * if there is none.
 */
export function PublishBar(props: {
  readonly problems: readonly Problem[];
  readonly publishing: Publishing;
  readonly onPublish: () => void;
  readonly onPublishAnother: () => void;
  /** Moves the focus to the control with a problem. */
  readonly onProblem: (field: string) => void;
  /** Buttons beside Publish. */
  readonly children?: ReactNode;
}) {
  const { problems, publishing, onPublish, onPublishAnother } = props;
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const readOnly = !consented && !loading;
  const consent = useConsentAsk({
    action: texts.publish.enable,
    onEnabled: onPublish,
  });
  return (
    <div className={styles.bar}>
      {problems.length > 0 && (
        <Notice tone="danger" title={texts.publish.problems}>
          <Problems problems={problems} onProblem={props.onProblem} />
        </Notice>
      )}
      {publishing.failure && (
        <RefusalNotice>{publishing.failure}</RefusalNotice>
      )}
      {publishing.before !== null && (
        <Notice
          tone="warning"
          action={
            <>
              <Button onClick={publishing.goToIt}>
                {texts.publish.goToIt}
              </Button>
              <Button disabled={!consented} onClick={onPublishAnother}>
                {texts.publish.another}
              </Button>
            </>
          }
        >
          {texts.publish.before}
        </Notice>
      )}
      <div className={styles.row}>
        <Button
          variant={consent.asking ? "quiet" : "filled"}
          disabled={loading}
          busy={publishing.running || updating}
          busyText={publishing.running ? texts.publish.working : undefined}
          onClick={readOnly ? consent.ask : onPublish}
        >
          {readOnly ? texts.publish.noConsent : texts.publish.action}
        </Button>
        {props.children}
      </div>
      {consent.panel}
    </div>
  );
}

/** Each problem once, as a link to the first control that has it. */
function Problems(props: {
  readonly problems: readonly Problem[];
  readonly onProblem: (field: string) => void;
}) {
  const fields = new Map(
    props.problems
      .map(({ alert, message, field }) => [alert ?? message, field] as const)
      .toReversed(),
  );
  return (
    <ul className={styles.problems}>
      {[...fields].toReversed().map(([message, field]) => (
        <li key={message}>
          <button
            type="button"
            className={styles.problem}
            onClick={() => props.onProblem(field)}
          >
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}
