import { Fragment, type ReactNode } from "react";

/** What stands for a part of a sentence; it is given the words between its marks. */
export type Part = (label: string) => ReactNode;

const marked = /<(\w+)>(.*?)<\/\1>/s;

/**
 * A sentence of which some words are more than words, wherever a language puts
 * them: `"Read the <policy>Privacy Policy</policy>."` with a link as `policy`.
 * Marks that stand for nothing are left out, and their words stay.
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
