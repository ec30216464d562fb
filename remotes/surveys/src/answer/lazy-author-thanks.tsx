import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import type { AuthorThanksProps } from "./author-thanks.tsx";

const Thanks = lazyComponent(
  async () => {
    const { AuthorThanks } = await import(
      /* webpackChunkName: "answer-parts" */ "./author-thanks.tsx"
    );
    return AuthorThanks;
  },
  null,
  null,
);

/** Loaded on demand: few authors add more than the default thanks. */
export function LazyAuthorThanks(props: AuthorThanksProps) {
  const { thanksMessage, thanksLink } = props.ending;
  return (thanksMessage ?? thanksLink) ? <Thanks {...props} /> : null;
}
