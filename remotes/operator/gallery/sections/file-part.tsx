import { type GallerySection, refusal, see } from "@nearsay/core/standalone";
import { file as texts } from "#messages";
import { itemReply, surveyReply } from "../../src/testing/replies.ts";
import { operatorSection } from "../operator-section.tsx";

export const filePart: GallerySection = {
  name: "FilePart",
  about:
    "A survey with all that is said against it and under it, found by what names it.",
  wide: true,
  states: {
    Search: operatorSection("file", {}, [see(texts.hint)]),
    Survey: operatorSection(
      "file",
      { "GET /surveys/12": surveyReply() },
      [see("You would.")],
      "&q=12",
    ),
    "Nothing under it": operatorSection(
      "file",
      {
        "GET /surveys/12": surveyReply({
          item: itemReply({ reports: [], reportCount: 0, reasons: [] }),
          deleting: true,
          reports: [],
          discussion: [],
        }),
      },
      [see(texts.noDiscussion)],
      "&q=12",
    ),
    Post: operatorSection(
      "file",
      { "GET /items": itemReply({ kind: "post", id: 40, state: "kept" }) },
      [see(texts.survey)],
      "&q=post 40",
    ),
    Missing: operatorSection(
      "file",
      { "GET /surveys/12": () => refusal(404, "Survey not found.") },
      [see(texts.missing)],
      "&q=12",
    ),
  },
};
