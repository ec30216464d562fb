// Imported by package name: remotes bundle this, but share the controls with
// their page.
import { ErrorState, useLoad } from "@nearsay/core/ui";
import { type ComponentType, type ReactNode, createElement } from "react";

/**
 * A component whose code loads when it is first shown, or earlier with `bring`:
 * on anything that may lead to it, such as a pointer on its button.
 * @param load Loads the code; repeated on request after a failure.
 * @param waiting Shown until it has loaded.
 * @param failed Message if it cannot be loaded; null to show nothing.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  failed: string | null,
) {
  let here: ComponentType<Props> | undefined;
  const bring = async () => (here ??= await load());
  const known = () => here;

  function LazyComponent(props: Props) {
    const { loaded, retry } = useLoad(bring, known);
    if (loaded.status === "loaded") return createElement(loaded.value, props);
    if (loaded.status === "loading") return waiting;
    if (failed === null) return null;
    return <ErrorState message={failed} onRetry={retry} />;
  }

  return Object.assign(LazyComponent, {
    bring: () => void bring().catch(() => null),
  });
}
