import { useAtomValue } from "jotai";
import { Link, useLocation } from "react-router-dom";
import { takePreloaded } from "../api/preloaded.ts";
import { siteAtom } from "../session/site.ts";
import { renderPart } from "./render-part.tsx";

function Part() {
  const { supportEmail } = useAtomValue(siteAtom);
  const { pathname, search } = useLocation();
  return (
    <p style={{ color: "red" }} title=' style="x"'>
      {String(takePreloaded("/surveys/7"))} {pathname + search} {supportEmail}
      <Link to="/about">About</Link>
    </p>
  );
}

const boot = {
  replies: { "/surveys/7": "seven" },
  site: { supportEmail: "help@example.org", assistantUrl: null },
};

describe("a part rendered on the server", () => {
  it("has what came with the page, its address and the site's settings", () => {
    const html = renderPart(<Part />, "/surveys/7?a=1", boot);
    expect(html).toContain("seven /surveys/7?a=1 help@example.org");
    expect(html).toContain('href="/about"');
  });

  it("carries no style that the content policy refuses, and loses nothing else", () => {
    const html = renderPart(<Part />, "/", boot);
    expect(html).not.toContain("red");
    expect(html).toContain('title=" style=&quot;x&quot;"');
  });

  it("leaves nothing for the next page", () => {
    renderPart(<p />, "/", boot);
    expect(renderPart(<Part />, "/", { ...boot, replies: {} })).toContain(
      "undefined",
    );
  });

  it("leaves nothing for the next page when it fails either", () => {
    function Broken(): never {
      throw new Error("broken");
    }
    expect(() => renderPart(<Broken />, "/", boot)).toThrow("broken");
    expect(takePreloaded("/surveys/7")).toBeUndefined();
  });
});
