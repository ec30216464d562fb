import { messageOf } from "@nearsay/core/api";
import { ErrorState, Skeleton, useLoad } from "@nearsay/core/ui";
import { type ComponentType, createElement } from "react";
import { frameTexts } from "./texts.ts";

/** A part of the desk whose code comes when it is shown. @param load Brings it, the same function each time. */
export function LatePart(props: {
  readonly load: () => Promise<ComponentType>;
}) {
  const { loaded, retry } = useLoad(props.load);
  if (loaded.status === "loaded") return createElement(loaded.value);
  if (loaded.status === "loading") return <Skeleton lines={6} />;
  return (
    <ErrorState
      message={messageOf(loaded.error, frameTexts.failed)}
      onRetry={retry}
    />
  );
}
