import type { Question } from "@nearsay/core/contract";
import { localStore, sessionStore } from "@nearsay/core/session";
import { useState } from "react";
import { longFrom } from "../is-formed.ts";
import {
  type Keeper,
  keyOf,
  nothingWritten,
  tabKeeper,
  type UnsentAnswers,
  unsentIn,
} from "../unsent-answers.ts";

/** How long answers that were begun are kept, in milliseconds. */
const lifeMs = 7 * 24 * 60 * 60 * 1000;

const sharedKey = "shared_device";

/** Whether somebody may want to go on another time. */
export function isLong(questions: readonly Question[]): boolean {
  const asked = questions.filter((each) => !each.isChallenge);
  const [, ...later] = asked;
  return (
    asked.length >= longFrom || later.some(({ form }) => form.section?.page)
  );
}

/** Keeps answers beyond the tab, for some days. */
const longKeeper: Keeper = {
  read(surveyId) {
    forgetOld();
    const kept = localStore.read(keyOf(surveyId));
    return kept === undefined ? tabKeeper.read(surveyId) : unsentIn(kept);
  },
  write(surveyId, unsent) {
    tabKeeper.write(surveyId, nothingWritten);
    const { answers, challenge } = unsent;
    if (Object.keys({ ...answers, ...challenge }).length === 0)
      localStore.remove(keyOf(surveyId));
    else
      localStore.write(keyOf(surveyId), {
        ...unsent,
        until: Date.now() + lifeMs,
      });
  },
};

/** On a device of several people nothing is kept. */
const noKeeper: Keeper = {
  read: () => nothingWritten,
  write: () => undefined,
};

/** What keeps the answers of a long survey; nothing beyond the tab otherwise. */
export function useLongKeeper(long: boolean) {
  const [isShared, setShared] = useState(
    () => long && localStore.read(sharedKey) === true,
  );
  const longOne = isShared ? noKeeper : longKeeper;
  return {
    keeper: long ? longOne : undefined,
    isShared,
    /** Forgets at once what is kept of any survey, or keeps from now on. */
    share: (shared: boolean, surveyId: string, unsent: UnsentAnswers) => {
      setShared(shared);
      if (shared) {
        localStore.write(sharedKey, true);
        forgetAll();
      } else {
        localStore.remove(sharedKey);
        longKeeper.write(surveyId, unsent);
      }
    },
  };
}

function forgetAll(): void {
  for (const store of [localStore, sessionStore])
    for (const key of store.keys(keyOf(""))) store.remove(key);
}

function forgetOld(): void {
  for (const key of localStore.keys(keyOf(""))) {
    const kept = localStore.read(key);
    const until = (kept as { until?: unknown } | null)?.until;
    if (typeof until !== "number" || until < Date.now()) localStore.remove(key);
  }
}
