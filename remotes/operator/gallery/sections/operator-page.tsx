import {
  type GallerySection,
  refusal,
  see,
  silence,
} from "@nearsay/core/standalone";
import { key as keyTexts, operator as texts } from "#messages";
import { operatorReply } from "../../src/testing/replies.ts";

import { operatorSection, page } from "../operator-section.tsx";
import { serveOperator } from "../server.ts";

const unknown = serveOperator({
  "GET /me": () => refusal(401, "No such key.", "OPERATOR_KEY_INVALID"),
});

export const operatorPage: GallerySection = {
  name: "OperatorPage",
  about:
    "The desk before there is anything on it: no key, a wrong one, no rights, no server.",
  wide: true,
  states: {
    "No key": page("", [see(keyTexts.made)]),
    "A key that opens nothing": page(`#key=${unknown}`, [
      see(keyTexts.refused),
    ]),
    Loading: operatorSection("queue", { "GET /me": silence }, [
      see(texts.loading),
    ]),
    "The server is away": operatorSection(
      "queue",
      { "GET /me": () => refusal(503, "Back in a minute.") },
      [see("Back in a minute.")],
    ),
    "Good for nothing": operatorSection(
      "queue",
      { "GET /me": operatorReply([]) },
      [see(texts.noRights.title)],
    ),
  },
};
