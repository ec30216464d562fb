import "@nearsay/core/ui/tokens.css";
import "@nearsay/core/ui/base.css";
import "./look.css";
import "./frame.css";
import {
  bootElementId,
  embedVisitPath,
  readReplies,
} from "@nearsay/core/contract";
import { startFrame } from "./start-frame.tsx";

const root = document.getElementById("root");
const replies = readReplies(
  document.getElementById(bootElementId)?.textContent,
);
const visit = replies[embedVisitPath];
// A page that states why there is no survey has neither.
if (root !== null && visit !== undefined) startFrame(root, visit);
