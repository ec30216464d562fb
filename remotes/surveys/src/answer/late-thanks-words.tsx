import { late } from "@nearsay/core/ui/late";
import type { ThanksWordsProps } from "./thanks-words.tsx";

const Words = late(
  async () => (await import("./thanks-words.tsx")).ThanksWords,
  null,
  null,
);

/** Loaded on demand: few authors add more than the default thanks. */
export function LateThanksWords(props: ThanksWordsProps) {
  const { thanksMessage, thanksLink } = props.ending;
  return (thanksMessage ?? thanksLink) ? <Words {...props} /> : null;
}
