import { ErrorState, Skeleton, useLoad } from "@nearsay/core/ui";
import { type ComponentType, createElement } from "react";
import { frame as frameTexts } from "#messages";

/**
 * A section of the operator's page whose code loads when it is shown.
 * @param load Loads it; must be the same function each time.
 * @param shown Its props.
 */
export function LazyPart<Props extends object>(props: {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly shown: Props;
}) {
  const { load, shown } = props;
  const { loaded, retry } = useLoad(load);
  if (loaded.status === "loaded") return createElement(loaded.value, shown);
  if (loaded.status === "loading") return <Skeleton lines={6} />;
  return (
    <ErrorState
      message={frameTexts.failed}
      error={loaded.error}
      onRetry={retry}
    />
  );
}
