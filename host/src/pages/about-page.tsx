import { hostPages } from "@nearsay/core/contract";
import { about as words } from "#messages";
import { Blocks } from "./blocks.tsx";
import { Prose } from "./prose.tsx";

export function AboutPage() {
  return (
    <Prose title={hostPages.about.title} lead={words.lead}>
      <Blocks blocks={words.blocks} />
    </Prose>
  );
}
