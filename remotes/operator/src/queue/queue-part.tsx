import {
  type Decided,
  type Decision,
  type OperatorItem,
  readOperatorQueue,
} from "@nearsay/core/contract";
import { Button, Checkbox, EmptyState } from "@nearsay/core/ui";
import Inbox from "lucide/dist/esm/icons/inbox.mjs";
import { useCallback, useState } from "react";
import frame from "../frame/frame.module.css";
import { PageList } from "../frame/page-list.tsx";
import { frame as frameTexts, queue as texts } from "#messages";
import { useCall } from "../frame/use-call.ts";
import { usePages } from "../frame/use-pages.ts";
import { DecisionNews } from "../moderate/decision-news.tsx";
import { Explained } from "../moderate/explained.tsx";
import { useDecisions } from "../moderate/use-decisions.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { afterDecision, keyOf } from "./after-decision.ts";
import { QueueList } from "./queue-list.tsx";

import { useNextFocus } from "./use-next-focus.ts";

/** Items that wait for a decision, decided on one by one or together. */
export function QueuePart() {
  const call = useCall();
  const load = useCallback(
    async (after: string | null, signal: AbortSignal) =>
      readOperatorQueue(await call("/queue", { query: { after }, signal })),
    [call],
  );
  const pages = usePages<OperatorItem>(load);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const decisions = useDecisions(settle);
  const items = pages.page?.items ?? [];
  const together = items.filter((item) => chosen.has(keyOf(item)));
  useNextFocus(items);

  function settle(decision: Decision, decided: readonly Decided[]) {
    pages.change((before) => afterDecision(before, decision, decided));
    const keys = new Set(decided.map(keyOf));
    setChosen((before) => new Set([...before].filter((key) => !keys.has(key))));
  }

  return (
    <>
      <p className={frame.about}>{texts.about}</p>
      <div className={frame.head}>
        <Explained />
        <Button busy={pages.busy} onClick={pages.refresh}>
          {frameTexts.refresh}
        </Button>
      </div>
      <DecisionNews decisions={decisions} />
      <PageList
        pages={pages}
        loading={texts.loading}
        empty={
          <EmptyState title={texts.empty} icon={Inbox}>
            <p>{texts.emptyAbout}</p>
          </EmptyState>
        }
      >
        {(shown) => (
          <>
            <Checkbox
              label={texts.all}
              checked={together.length === shown.length}
              onChange={(all) =>
                setChosen(new Set(all ? shown.map(keyOf) : []))
              }
            />
            <QueueList
              items={shown}
              chosen={chosen}
              decisions={decisions}
              onChoose={(key, isChosen) =>
                setChosen((before) => withKey(before, key, isChosen))
              }
            />
          </>
        )}
      </PageList>
      {together.length > 0 && (
        <BulkBar things={together} decisions={decisions} />
      )}
    </>
  );
}

function withKey(
  keys: ReadonlySet<string>,
  key: string,
  isIn: boolean,
): ReadonlySet<string> {
  const others = [...keys].filter((one) => one !== key);
  return new Set(isIn ? [...others, key] : others);
}
