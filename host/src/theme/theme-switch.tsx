import { Segmented, type Segment } from "@nearsay/core/ui";
import { useAtom } from "jotai";
import { texts } from "../texts.ts";
import { themeAtom, type ThemeChoice } from "./theme.ts";

const words = texts.theme;

const segments: Segment<ThemeChoice>[] = [
  { value: "system", label: words.system },
  { value: "light", label: words.light },
  { value: "dark", label: words.dark },
];

export function ThemeSwitch() {
  const [theme, choose] = useAtom(themeAtom);
  return (
    <Segmented
      label={words.label}
      showLabel
      segments={segments}
      value={theme}
      onChange={choose}
    />
  );
}
