// By the package's name: remotes bundle this, but borrow the controls from their page.
import { ErrorState, useLoad } from "@nearsay/core/ui";
import { type ComponentType, type ReactNode, createElement } from "react";

/**
 * A part whose code comes when it is first shown, or before by `bring`: on what
 * may lead there, such as a pointer on its button.
 * @param load Brings the code; tried again when asked to after a failure.
 * @param waiting What is shown until it is here.
 * @param failed What is said where it cannot be brought; null to show nothing.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  failed: string | null,
) {
  let here: ComponentType<Props> | undefined;
  const bring = async () => (here ??= await load());
  const known = () => here;

  function Late(props: Props) {
    const { loaded, retry } = useLoad(bring, known);
    if (loaded.status === "loaded") return createElement(loaded.value, props);
    if (loaded.status === "loading") return waiting;
    if (failed === null) return null;
    return <ErrorState message={failed} onRetry={retry} />;
  }

  return Object.assign(Late, { bring: () => void bring().catch(() => null) });
}
