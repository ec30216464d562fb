import type { StoredAnswer } from "@nearsay/core/domain";

/** By question id. */
export type StoredAnswers = Record<string, StoredAnswer>;
