import { ApiError, messageOf } from "@nearsay/core/api";
import { errorCodeOf } from "@nearsay/core/contract";
import { passkey as texts } from "#messages";

interface Failure {
  readonly title: string;
  readonly about: string;
}

const { failures } = texts;

/** By the standard's names of the errors of devices and browsers. */
const ofDevices: Readonly<Record<string, Failure>> = {
  NotAllowedError: failures.cancelled,
  AbortError: failures.cancelled,
  TimeoutError: failures.timedOut,
  SecurityError: failures.elsewhere,
  ConstraintError: failures.unable,
  InvalidStateError: failures.unable,
  NotSupportedError: failures.unable,
};

/** The message for why no passkey was provided. */
export function explainFailure(error: unknown): Failure {
  if (error instanceof DOMException) {
    const known = ofDevices[error.name];
    if (known !== undefined) return known;
  }
  const isRefused =
    error instanceof ApiError && errorCodeOf(error) === "PASSKEY_REFUSED";
  const { title } = isRefused ? failures.refused : failures.failed;
  return { title, about: messageOf(error, texts.failed) };
}
