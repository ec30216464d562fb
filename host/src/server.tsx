import type { RenderShell } from "@nearsay/core/contract";
import { renderPart } from "@nearsay/core/server-rendering";
import { Layout } from "./layout/layout.tsx";

const marker = '<template id="page"></template>';

/** The HTML around every page, split where the page is inserted. */
export const renderShell: RenderShell = ({ url, boot }) => {
  const marked = (
    <Layout>
      <template id="page" />
    </Layout>
  );
  const [before = "", after = ""] = renderPart(marked, url, boot).split(marker);
  return { before, after };
};
