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

describe("a server-rendered section", () => {
  it("has the inlined replies, its address and the site's settings", () => {
    const html = renderPart(<Part />, "/surveys/7?a=1", boot);
    expect(html).toContain("seven /surveys/7?a=1 help@example.org");
    expect(html).toContain('href="/about"');
  });

  it("contains no style that the content policy rejects, and loses nothing else", () => {
    const html = renderPart(<Part />, "/", boot);
    expect(html).not.toContain("red");
    expect(html).toContain('title=" style=&quot;x&quot;"');
  });

  it("leaves no state for the next page", () => {
    renderPart(<p />, "/", boot);
    expect(renderPart(<Part />, "/", { ...boot, replies: {} })).toContain(
      "undefined",
    );
  });

  it("leaves no state for the next page after an error either", () => {
    function Broken(): never {
      throw new Error("broken");
    }
    expect(() => renderPart(<Broken />, "/", boot)).toThrow("broken");
    expect(takePreloaded("/surveys/7")).toBeUndefined();
  });
});
