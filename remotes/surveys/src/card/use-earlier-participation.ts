import { getParticipation } from "@nearsay/core/api";
import type { Participation, Survey } from "@nearsay/core/contract";
import { inBatches } from "@nearsay/core/domain";
import { consentAtom } from "@nearsay/core/session";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { markRespondedBeforeAtom } from "../answer/responded.ts";
import { markLikedBeforeAtom } from "./marks.ts";

/** Surveys that are asked about in one call. */
const batch = 100;

/**
 * Marks which of these surveys the viewer has answered and liked before, by one call for the
 * list and none for who does not take part. Without an answer nothing is marked: the server
 * knows a repeat when it comes.
 */
export function useEarlierParticipation(surveys: readonly Survey[]): void {
  const { consented } = useAtomValue(consentAtom);
  const markResponded = useSetAtom(markRespondedBeforeAtom);
  const markLiked = useSetAtom(markLikedBeforeAtom);
  const listed = surveys.map(({ id }) => id).join();
  useEffect(() => {
    if (!consented || listed === "") return;
    const mark = ({ responded, liked }: Participation) => {
      markResponded(responded);
      markLiked(liked);
    };
    const aborter = new AbortController();
    for (const ids of inBatches(listed.split(","), batch))
      getParticipation(ids, aborter.signal).then(mark, () => undefined);
    return () => {
      aborter.abort();
    };
  }, [consented, listed, markResponded, markLiked]);
}
