import { useSearchParams } from "@nearsay/core/router";
import { mountStandalone } from "@nearsay/core/standalone";
import type { RemoteComponents } from "@nearsay/core/ui";
import * as exposed from "./expose.ts";

const { Discussion }: RemoteComponents<"discussion"> = exposed;

/** `/?survey=12` */
function DiscussionByAddress() {
  const [query] = useSearchParams();
  return <Discussion surveyId={query.get("survey") ?? "1"} />;
}

mountStandalone({ "*": <DiscussionByAddress /> });
