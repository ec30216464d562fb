import { pageTitles } from "@nearsay/core/domain";
import { about as words } from "#messages";
import { Blocks } from "./blocks.tsx";
import { Prose } from "./prose.tsx";

export function AboutPage() {
  return (
    <Prose title={pageTitles.about} lead={words.lead}>
      <Blocks blocks={words.blocks} />
    </Prose>
  );
}
