import type { Question } from "@nearsay/core/contract";
import { localStore, sessionStore } from "@nearsay/core/session";
import { useState } from "react";
import type { FormParts } from "../answer-form.tsx";
import type { Keeper, UnsentAnswers } from "../unsent-answers.ts";

/** How long unfinished answers are stored, in milliseconds. */
const lifeMs = 7 * 24 * 60 * 60 * 1000;

const sharedKey = "shared_device";

/** The prefix of the tab's keys. */
const prefix = "unsent_answers:";

const nothingWritten: UnsentAnswers = { answers: {}, challenge: {} };

/** Whether a visitor may want to continue another time: with many questions or several pages. */
export function isLong(questions: readonly Question[], many = false): boolean {
  const [, ...later] = questions.filter((each) => !each.isChallenge);
  return many || later.some(({ form }) => form.section?.page);
}

/** Stores answers beyond the tab, for some days. */
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

/** On a shared device nothing is stored. */
const noKeeper: Keeper = {
  read: () => nothingWritten,
  write: () => undefined,
};

/** The keeper for the answers of a long survey; other surveys store nothing beyond the tab. */
export function useLongKeeper(long: boolean, parts: FormParts) {
  const [longKeeper] = useState(() => createLongKeeper(parts));
  const [isShared, setShared] = useState(
    () => long && localStore.read(sharedKey) === true,
  );
  const longOne = isShared ? noKeeper : longKeeper;
  return {
    keeper: long ? longOne : undefined,
    isShared,
    /** Deletes the stored answers of all surveys at once, or stores them from then on. */
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
