import { render } from "@testing-library/react";
import { withParts } from "./with-parts.tsx";

const markup = (sentence: string) =>
  render(
    <p>
      {withParts(sentence, {
        policy: (label) => <a href="/privacy">{label}</a>,
        strong: (label) => <b>{label}</b>,
      })}
    </p>,
  ).container.innerHTML;

describe("a sentence with components", () => {
  it("renders them where the language places them, as often as it does", () => {
    expect(
      markup(
        "<strong>Read</strong> the <policy>policy</policy>, <strong>Read</strong> it.",
      ),
    ).toBe(
      '<p><b>Read</b> the <a href="/privacy">policy</a>, <b>Read</b> it.</p>',
    );
  });

  it("is plain text if there are no tags, or only unknown ones", () => {
    expect(markup("1 < 2 and 3 > 2")).toBe("<p>1 &lt; 2 and 3 &gt; 2</p>");
    expect(markup("Look <here>there</here>.")).toBe("<p>Look there.</p>");
  });
});
