import { type GallerySection, LooksAs } from "@nearsay/core/standalone";
import { Button, buttonClass, DangerButton } from "@nearsay/core/ui";
import Send from "lucide/dist/esm/icons/send.mjs";
import { longWord } from "../words.ts";

export const button: GallerySection = {
  name: "Button",
  about:
    "Something to do, in words. Filled for the one main action of its surroundings, quiet for all others. DangerButton has the colours and the double border of danger, for what deletes, ends, replaces or takes back something. While busy it keeps the focus and does nothing.",
  states: {
    Quiet: <Button>Discuss</Button>,
    "Quiet, pointed at": (
      <LooksAs state="hover">
        <Button>Discuss</Button>
      </LooksAs>
    ),
    "Quiet, focused": (
      <LooksAs state="focus-visible">
        <Button>Discuss</Button>
      </LooksAs>
    ),
    "Quiet, busy": <Button busy>Discuss</Button>,
    "Quiet, disabled": <Button disabled>Discuss</Button>,
    Filled: <Button variant="filled">Submit</Button>,
    "Filled, pointed at": (
      <LooksAs state="hover">
        <Button variant="filled">Submit</Button>
      </LooksAs>
    ),
    "Filled, focused": (
      <LooksAs state="focus-visible">
        <Button variant="filled">Submit</Button>
      </LooksAs>
    ),
    "Filled, busy": (
      <Button variant="filled" busy busyText="Submitting">
        Submit
      </Button>
    ),
    "Filled, disabled": (
      <Button variant="filled" disabled>
        Submit
      </Button>
    ),
    "Filled, destroying": (
      <DangerButton variant="filled">Delete for good</DangerButton>
    ),
    "Filled, destroying, pointed at": (
      <LooksAs state="hover">
        <DangerButton variant="filled">Delete for good</DangerButton>
      </LooksAs>
    ),
    "Filled, destroying, busy": (
      <DangerButton variant="filled" busy busyText="Deleting…">
        Delete for good
      </DangerButton>
    ),
    "Quiet, destroying": <DangerButton>Delete…</DangerButton>,
    "Quiet, destroying, pointed at": (
      <LooksAs state="hover">
        <DangerButton>Delete…</DangerButton>
      </LooksAs>
    ),
    "Quiet, destroying, disabled": (
      <DangerButton disabled>Delete…</DangerButton>
    ),
    "With an icon": (
      <Button variant="filled" icon={Send}>
        Send
      </Button>
    ),
    "A link": (
      <a href="?section=button" className={buttonClass("filled")}>
        Start New Survey
      </a>
    ),
    "Right to left": (
      <div dir="rtl">
        <Button icon={Send}>Send</Button>
      </div>
    ),
    "Long word": <Button icon={Send}>{longWord}</Button>,
  },
};
