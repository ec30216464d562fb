import { Link } from "@nearsay/core/router";
import { type Part, withParts } from "@nearsay/core/ui/with-parts";
import { type Kept, KeptList } from "./kept-list.tsx";

/** What stands below another on a page to read. A string is a paragraph; words are marked where they are more than words. */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly subheading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly quote: readonly string[] }
  | { readonly kept: readonly Kept[] };

/** What a page to read says, in its order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === "string") return <p>{marked(block)}</p>;
  if ("heading" in block) return <h2>{block.heading}</h2>;
  if ("subheading" in block) return <h3>{block.subheading}</h3>;
  if ("list" in block) return <ul>{items(block.list)}</ul>;
  if ("steps" in block) return <ol>{items(block.steps)}</ol>;
  if ("kept" in block) return <KeptList items={block.kept} nameOf={marked} />;
  return (
    <blockquote>
      <Blocks blocks={block.quote} />
    </blockquote>
  );
}

function items(sentences: readonly string[]) {
  return sentences.map((sentence, index) => (
    <li key={index}>{marked(sentence)}</li>
  ));
}

const linkTo =
  (to: string): Part =>
  (label) => <Link to={to}>{label}</Link>;

/** By the marks of the words, which are the same in every language. */
const parts: Readonly<Record<string, Part>> = {
  b: (label) => <strong>{label}</strong>,
  em: (label) => <em>{label}</em>,
  // Names of what is stored begin with what has no direction.
  code: (label) => <code dir="auto">{label}</code>,

  home: linkTo("/"),
  create: linkTo("/create-survey"),
  mine: linkTo("/mine"),
  embed: linkTo("/embed"),
  feedback: linkTo("/feedback"),
  guide: linkTo("/guide"),
  integrity: linkTo("/integrity"),
  disclaimer: linkTo("/disclaimer"),
  waitlist: linkTo("/waitlist"),
  privacy: linkTo("/privacy"),
  information: linkTo("/privacy#information"),
  rights: linkTo("/privacy#rights"),
  anonymousId: linkTo("/privacy/anonymous-id"),
  yourData: linkTo("/privacy/your-data"),

  // Parts of the same page.
  insightsHere: linkTo("#insights"),
  informationHere: linkTo("#information"),
  sharingHere: linkTo("#sharing"),
  aiHere: linkTo("#ai"),
  contactHere: linkTo("#contact"),
};

function marked(sentence: string) {
  return withParts(sentence, parts);
}
