import { Fragment, type ReactNode } from "react";

/** Renders a tagged part of a sentence; it gets the text between the tags. */
export type Part = (label: string) => ReactNode;

const marked = /<(\w+)>(.*?)<\/\1>/s;

/**
 * A sentence in which some text is rendered by components, wherever a language
 * places it: `"Read the <policy>Privacy Policy</policy>."` with a link as
 * `policy`. Unknown tags are removed, and their text stays.
 */
export function withParts(
  sentence: string,
  parts: Readonly<Record<string, Part>>,
): ReactNode {
  const [whole, name = "", label = ""] = marked.exec(sentence) ?? [];
  if (whole === undefined) return sentence;
  const [before, ...after] = sentence.split(whole);
  return (
    <>
      {before}
      <Fragment key={name}>{parts[name]?.(label) ?? label}</Fragment>
      {withParts(after.join(whole), parts)}
    </>
  );
}
