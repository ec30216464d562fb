import type { Language } from "@nearsay/core/contract";
import { type Messages, messagesIn } from "#messages";

/** A text for the sender of a request, in any language. */
export type Message = (
  messages: Messages["refusal"],
  language: Language,
) => string;

export function messageIn(language: Language, message: Message): string {
  return message(messagesIn(language).refusal, language);
}

/** Several messages, one after the other. */
export function joinMessages(...parts: readonly Message[]): Message {
  return (say, language) => parts.map((part) => part(say, language)).join(" ");
}
