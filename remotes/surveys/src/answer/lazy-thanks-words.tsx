import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import type { ThanksWordsProps } from "./thanks-words.tsx";

const Words = lazyComponent(
  async () => (await import("./thanks-words.tsx")).ThanksWords,
  null,
  null,
);

/** Loaded on demand: few authors add more than the default thanks. */
export function LazyThanksWords(props: ThanksWordsProps) {
  const { thanksMessage, thanksLink } = props.ending;
  return (thanksMessage ?? thanksLink) ? <Words {...props} /> : null;
}
