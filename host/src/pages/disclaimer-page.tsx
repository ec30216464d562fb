import { hostPages } from "@nearsay/core/contract";
import { Blocks } from "./blocks.tsx";
import { disclaimer as words } from "#messages";
import { OperatorAddress } from "./operator-address.tsx";
import { Prose } from "./prose.tsx";

export function DisclaimerPage() {
  return (
    <Prose title={hostPages.disclaimer.title} lead={words.lead}>
      <Blocks blocks={words.use} />
      <OperatorAddress about="content" />
      <Blocks blocks={words.limits} />
    </Prose>
  );
}
