import { Link } from "@nearsay/core/router";
import { type Part, withParts } from "@nearsay/core/ui/with-parts";
import { type Kept, KeptList } from "./kept-list.tsx";

/**
 * A block of a text page. A string is a paragraph; tags mark parts of it that
 * are rendered by components.
 */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly subheading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly quote: readonly string[] }
  | { readonly kept: readonly Kept[] };

/** The content of a text page, in order. */
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

/** Components by the tags in the texts, which are the same in every language. */
const parts: Readonly<Record<string, Part>> = {
  b: (label) => <strong>{label}</strong>,
  em: (label) => <em>{label}</em>,
  // Stored names begin with characters without a direction.
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
  handover: linkTo("/handover"),
  rights: linkTo("/privacy#rights"),
  anonymousId: linkTo("/privacy/anonymous-id"),
  yourData: linkTo("/privacy/your-data"),

  // Sections of the same page.
  insightsHere: linkTo("#insights"),
  informationHere: linkTo("#information"),
  sharingHere: linkTo("#sharing"),
  aiHere: linkTo("#ai"),
  contactHere: linkTo("#contact"),
};

function marked(sentence: string) {
  return withParts(sentence, parts);
}
