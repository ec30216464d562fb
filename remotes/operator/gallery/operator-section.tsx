import {
  inTurn,
  Acted,
  people,
  Staged,
  type Step,
} from "@nearsay/core/standalone";
import { useState } from "react";
import { OperatorPage } from "../src/operator-page.tsx";
import { operatorReply } from "../src/testing/replies.ts";
import { serveOperator } from "./server.ts";

type Replies = Parameters<typeof serveOperator>[0];

/**
 * One section of the operator's page after some steps.
 * @param query What follows the section's name in the address.
 */
export function operatorSection(
  part: string,
  replies: Replies,
  steps: readonly Step[] = [],
  query = "",
) {
  const key = serveOperator({ "GET /me": operatorReply(), ...replies });
  return (
    <OpenedPage
      path={`/operate?part=${part}${query}#key=${key}`}
      steps={steps}
    />
  );
}

/**
 * The page as a user opens it.
 * @param fragment With the key, or without.
 */
export function page(fragment: string, steps: readonly Step[] = []) {
  return <OpenedPage path={`/operate${fragment}`} steps={steps} />;
}

/** Clears the tab's stored key, which the next state would use otherwise. */
function OpenedPage(props: {
  readonly path: string;
  readonly steps: readonly Step[];
}) {
  const [act] = useState(() => inTurn(...props.steps, leave));
  return (
    <Acted act={act}>
      <Staged store={people.reader} path={props.path}>
        <OperatorPage />
      </Staged>
    </Acted>
  );
}

/** Only one state at most can have the focus, and which one is random. */
const leave: Step = () => {
  sessionStorage.clear();
  if (document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  return Promise.resolve();
};
