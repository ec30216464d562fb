import type { Question } from "@nearsay/core/contract";
import { localStore, sessionStore } from "@nearsay/core/session";
import { useState } from "react";
import type { FormParts } from "../answer-form.tsx";
import type { Keeper, UnsentAnswers } from "../unsent-answers.ts";

/** How long answers that were begun are kept, in milliseconds. */
const lifeMs = 7 * 24 * 60 * 60 * 1000;

const sharedKey = "shared_device";

/** As the tab names what it keeps. */
const prefix = "unsent_answers:";

const nothingWritten: UnsentAnswers = { answers: {}, challenge: {} };

/** Whether somebody may want to go on another time: with many questions, or pages of them. */
export function isLong(questions: readonly Question[], many = false): boolean {
  const [, ...later] = questions.filter((each) => !each.isChallenge);
  return many || later.some(({ form }) => form.section?.page);
}

/** Keeps answers beyond the tab, for some days. */
function createLongKeeper({ tabKeeper, unsentIn }: FormParts): Keeper {
  return {
    read: (surveyId) => {
      forgetOld();
      const kept = localStore.read(prefix + surveyId);
      return kept === undefined ? tabKeeper.read(surveyId) : unsentIn(kept);
    },
    write: (surveyId, unsent) => {
      tabKeeper.write(surveyId, nothingWritten);
      const key = prefix + surveyId;
      const { answers, challenge } = unsent;
      if (Object.keys({ ...answers, ...challenge }).length === 0)
        localStore.remove(key);
      else localStore.write(key, { ...unsent, until: Date.now() + lifeMs });
    },
  };
}

/** On a device of several people nothing is kept. */
const noKeeper: Keeper = {
  read: () => nothingWritten,
  write: () => undefined,
};

/** What keeps the answers of a long survey; nothing beyond the tab otherwise. */
export function useLongKeeper(long: boolean, parts: FormParts) {
  const [longKeeper] = useState(() => createLongKeeper(parts));
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
    for (const key of store.keys(prefix)) store.remove(key);
}

function forgetOld(): void {
  for (const key of localStore.keys(prefix)) {
    const kept = localStore.read(key);
    const until = (kept as { until?: unknown } | null)?.until;
    if (typeof until !== "number" || until < Date.now()) localStore.remove(key);
  }
}
