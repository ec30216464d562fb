import { checkWord } from "../owned/check-word.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import { OverviewHead } from "./overview-head.tsx";
import { PartList } from "./part-list.tsx";
import { NeedsList } from "./needs-list.tsx";
import type { OwnerPageProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { isShown } from "./parts.ts";
import { RemoveRow } from "./remove-row.tsx";
import { Results } from "./results.tsx";
import { ShareBox } from "./share-box.tsx";
import { useDiscussionState } from "./use-discussion-state.ts";
import { useFigures } from "./use-figures.ts";
import { useShareToken } from "./use-share-token.ts";

/**
 * A survey as the holder of a key sees it: the figures and the link first, then
 * what waits for them, then a list of everything else.
 */
export function Overview(page: OwnerPageProps) {
  const { owner, managed } = page;
  const token = useShareToken(owner, managed);
  const figures = useFigures(managed, token.value);
  const discussion = useDiscussionState(owner, managed);
  if (managed.state === "deleting") return <OverviewHead {...page} />;
  return (
    <>
      <OverviewHead {...page} />
      <div className={styles.first}>
        <Results owner={owner} managed={managed} figures={figures} />
        {isShown(managed) && <ShareBox owner={owner} managed={managed} />}
      </div>
      <NeedsList
        owner={owner}
        managed={managed}
        figures={figures}
        reported={discussion?.reported ?? 0}
      />
      <PartList
        owner={owner}
        managed={managed}
        token={token}
        discussionClosed={discussion?.closed ?? false}
      />
      {managed.role === "own" && <RemoveRow {...page} />}
      <p className={styles.about}>
        {ownerPageTexts.head.word}{" "}
        <strong>
          <bdi>{checkWord(owner.key)}</bdi>
        </strong>
      </p>
    </>
  );
}
