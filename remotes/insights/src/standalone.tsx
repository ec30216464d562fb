import { useSearchParams } from "@nearsay/core/router";
import { mountStandalone } from "@nearsay/core/standalone";
import type { RemoteComponents } from "@nearsay/core/ui";
import * as exposed from "./expose.ts";

const { InsightsPanel }: RemoteComponents<"insights"> = exposed;

/** `/?survey=12&code=secret` */
function PanelByAddress() {
  const [query] = useSearchParams();
  return (
    <InsightsPanel
      surveyId={query.get("survey") ?? "1"}
      code={query.get("code") ?? undefined}
      exportRestricted={query.has("restricted")}
    />
  );
}

mountStandalone({ "*": <PanelByAddress /> });
