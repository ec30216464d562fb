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
  /** Fields right before publishing. */
  readonly children: ReactNode;
}) {
  const { problems, publishing, onPublish, onPublishAnother } = props;
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const readOnly = !consented && !loading;
  const consent = useConsentAsk({
    action: texts.publish.enable,
    onEnabled: onPublish,
  });
  const messages = problems.map(({ alert, message }) => alert ?? message);
  return (
    <div className={styles.bar}>
      {messages.length > 0 && (
        <Notice tone="danger" title={texts.publish.problems}>
          <ul className={styles.problems}>
            {[...new Set(messages)].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
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
      {props.children}
      <Button
        variant={consent.asking ? "quiet" : "filled"}
        disabled={loading}
        busy={publishing.running || updating}
        busyText={publishing.running ? texts.publish.working : undefined}
        onClick={readOnly ? consent.ask : onPublish}
      >
        {readOnly ? texts.publish.noConsent : texts.publish.action}
      </Button>
      {consent.panel}
    </div>
  );
}
