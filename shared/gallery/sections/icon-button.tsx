import { type GallerySection, LooksAs } from "@nearsay/core/standalone";
import { IconButton } from "@nearsay/core/ui";
import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import { longWord } from "../words.ts";

const look = { icon: ChartColumn, label: "Insights" };

export const iconButton: GallerySection = {
  name: "IconButton",
  about:
    "A small action beside others. Its name is always there: read out, as tooltip, or shown.",
  states: {
    "Icon alone": <IconButton {...look} />,
    "Label on wide screens": <IconButton {...look} showLabel="wide" />,
    "Label always": <IconButton {...look} showLabel="always" />,
    "Pointed at": (
      <LooksAs state="hover">
        <IconButton {...look} showLabel="always" />
      </LooksAs>
    ),
    Focused: (
      <LooksAs state="focus-visible">
        <IconButton {...look} showLabel="always" />
      </LooksAs>
    ),
    Expanded: <IconButton {...look} showLabel="always" aria-expanded />,
    Disabled: <IconButton {...look} showLabel="always" disabled />,
    "Right to left": (
      <div dir="rtl">
        <IconButton {...look} showLabel="always" />
      </div>
    ),
    "Long word": (
      <IconButton icon={ChartColumn} label={longWord} showLabel="always" />
    ),
  },
};
