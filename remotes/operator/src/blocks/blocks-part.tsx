import { type Block, readBlocks } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Button, EmptyState, FormattedDate, Notice } from "@nearsay/core/ui";
import { withParts } from "@nearsay/core/ui/with-parts";
import UserCheck from "lucide/dist/esm/icons/user-check.mjs";
import { useCallback, useState } from "react";
import frame from "../frame/frame.module.css";
import { PageList } from "../frame/page-list.tsx";
import { useAct } from "../frame/use-act.ts";
import { useCall } from "../frame/use-call.ts";
import { usePages } from "../frame/use-pages.ts";
import { isMissing } from "../moderate/moderation-calls.ts";
import { blocks as texts } from "#messages";

/** Blocked authors, with the items they are blocked for, and a button to unblock. */
export function BlocksPart() {
  const call = useCall();
  const load = useCallback(
    async (after: string | null, signal: AbortSignal) =>
      readBlocks(await call("/blocks", { query: { after }, signal })),
    [call],
  );
  const pages = usePages<Block>(load);
  const act = useAct();
  const [ended, setEnded] = useState<Block | null>(null);

  async function end(block: Block) {
    const path = `/blocks/${encodeURIComponent(block.blockId)}`;
    try {
      await call(path, { method: "DELETE" });
    } catch (error) {
      // Another operator ended it in the meantime.
      if (!isMissing(error)) throw error;
    }
    pages.change((items) => items.filter((one) => one !== block));
    setEnded(block);
  }

  return (
    <>
      <p className={frame.about}>{texts.about}</p>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {ended !== null && <Notice tone="success">{texts.ended(ended)}</Notice>}
      <PageList
        pages={pages}
        loading={texts.loading}
        empty={
          <EmptyState title={texts.empty} icon={UserCheck}>
            <p>{texts.emptyAbout}</p>
          </EmptyState>
        }
      >
        {(blocks) => (
          <ul aria-label={texts.list} className={frame.rows}>
            {blocks.map((block) => (
              <BlockRow
                key={block.blockId}
                block={block}
                onEnd={() => act.run(() => end(block))}
              />
            ))}
          </ul>
        )}
      </PageList>
    </>
  );
}

function BlockRow(props: {
  readonly block: Block;
  readonly onEnd: () => void;
}) {
  const { block, onEnd } = props;
  const { kind, id, madeOn, madeBy } = block;
  const q = kind === "survey" ? id : `${kind} ${id}`;
  return (
    <li className={frame.row}>
      <div className={frame.named}>
        <Link to={`?part=file&q=${encodeURIComponent(q)}`}>
          {texts.author(block)}
        </Link>
        <span className={frame.about}>
          {withParts(texts.made, {
            when: () => <FormattedDate iso={`${madeOn}T12:00:00`} />,
            who: () => <span dir="auto">{madeBy}</span>,
          })}
        </span>
      </div>
      <Button aria-label={texts.endNamed(block)} onClick={onEnd}>
        {texts.end}
      </Button>
    </li>
  );
}
