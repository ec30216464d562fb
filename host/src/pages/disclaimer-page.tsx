import { pageTitles } from "@nearsay/core/domain";
import { Blocks } from "./blocks.tsx";
import { disclaimer as words } from "#messages";
import { OperatorAddress } from "./operator-address.tsx";
import { Prose } from "./prose.tsx";

export function DisclaimerPage() {
  return (
    <Prose title={pageTitles.disclaimer} lead={words.lead}>
      <Blocks blocks={words.use} />
      <OperatorAddress about="content" />
      <Blocks blocks={words.limits} />
    </Prose>
  );
}
