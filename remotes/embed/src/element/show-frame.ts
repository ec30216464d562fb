import {
  embedPaths,
  embedVersion,
  readFrameMessage,
  type FrameMessage,
  type PageMessage,
} from "@nearsay/core/contract";
import { frameSandbox } from "@nearsay/core/domain";
import { element as elementTexts } from "#messages";
import { writePageVisitor, readPageVisitor } from "./page-visitor.ts";
import type { Stage, Widget } from "./stage.ts";

/** Milliseconds without a message from the frame before the page's own fallback is shown. */
const timeout = 10_000;

/** Shows the survey in a frame, and exchanges messages with that frame only. */
export function showFrame(stage: Stage, box: Element): Widget {
  const { site, survey, signal } = stage;
  const frame = document.createElement("iframe");
  frame.src = addressOf(stage);
  // On the site's own pages a sandbox would have no effect, and browsers log a
  // warning.
  if (site !== self.origin) frame.setAttribute("sandbox", frameSandbox);
  frame.referrerPolicy = "no-referrer";
  let greeted = false;
  let topic = elementTexts.frame;

  const entitle = () => {
    frame.title = stage.title() || topic;
  };
  const say = (message: PageMessage) =>
    frame.contentWindow?.postMessage(message, site);

  function take(message: FrameMessage): void {
    switch (message.type) {
      case "hello":
        greeted = true;
        say({
          nearsay: embedVersion,
          type: "hello",
          look: stage.look(),
          visitor: readPageVisitor(survey),
        });
        return;
      case "keep":
        writePageVisitor(survey, message.visitor);
        return;
      case "height":
        frame.style.blockSize = `${message.px}px`;
        break;
      case "ready":
        topic = elementTexts.frameOf(message);
        entitle();
        break;
      case "answered":
      case "error":
        break;
    }
    const { nearsay, ...news } = message;
    stage.reveal();
    stage.tell(news);
  }

  const wait = () => setTimeout(() => stage.fail("BLOCKED"), timeout);
  let timer = wait();

  function hear({ origin, source, data }: MessageEvent): void {
    if (origin !== site || source !== frame.contentWindow) return;
    const message = readFrameMessage(data);
    if (message === null) return;
    clearTimeout(timer);
    // The page sends its height without its main script, so the script that
    // makes it answerable may still be loading.
    if (message.type === "height" && !greeted) timer = wait();
    take(message);
  }

  addEventListener("message", hear, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    frame.remove();
  });
  entitle();
  box.append(frame);
  return {
    restyle() {
      entitle();
      if (!greeted) return;
      say({ nearsay: embedVersion, type: "look", look: stage.look() });
    },
  };
}

/** Contains style and language, so that the server renders the page in them. */
function addressOf(stage: Stage): string {
  const { site, survey, lang } = stage;
  const url = new URL(embedPaths.frame + survey, site);
  url.searchParams.set("parent", self.origin);
  for (const [name, value] of Object.entries({ ...stage.look(), lang }))
    if (value !== null) url.searchParams.set(name, String(value));
  const near = stage.root.host.getAttribute("near");
  // In the fragment, which is not part of any request.
  if (near) url.hash = `near=${near}`;
  return url.href;
}
