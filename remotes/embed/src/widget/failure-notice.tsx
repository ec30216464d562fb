import { messageOf } from "@nearsay/core/api";
import { Button, Notice } from "@nearsay/core/ui";
import { embed as embedTexts } from "#messages";

interface FailureNoticeProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What failed to load, and a button to retry. Uses only components that are loaded anyway. */
export function FailureNotice({ title, error, onRetry }: FailureNoticeProps) {
  const retry = <Button onClick={onRetry}>{embedTexts.retry}</Button>;
  return (
    <Notice tone="danger" title={title} action={retry}>
      {messageOf(error, "")}
    </Notice>
  );
}
