import { Button, Notice } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import type { Problem } from "./check-draft.ts";
import styles from "./publish-bar.module.css";
import type { Publishing } from "./use-publish.ts";

export interface PublishBarProps {
  readonly problems: readonly Problem[];
  readonly publishing: Publishing;
  readonly onPublish: () => void;
  readonly onPublishAnother: () => void;
}

/** The last word of the form: what is in the way, and Publish. */
export function PublishBar(props: PublishBarProps) {
  const { problems, publishing, onPublish, onPublishAnother } = props;
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
        <Notice tone="danger">{publishing.failure}</Notice>
      )}
      {publishing.before !== null && (
        <Notice
          tone="warning"
          action={
            <>
              <Button onClick={publishing.goToIt}>
                {texts.publish.goToIt}
              </Button>
              <Button onClick={onPublishAnother}>
                {texts.publish.another}
              </Button>
            </>
          }
        >
          {texts.publish.before}
        </Notice>
      )}
      <Button
        variant="filled"
        busy={publishing.running}
        busyText={texts.publish.working}
        onClick={onPublish}
      >
        {texts.publish.action}
      </Button>
    </div>
  );
}
