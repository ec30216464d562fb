import { type GallerySection, choose } from "@nearsay/core/standalone";
import { StatementsSection } from "../../src/kinds/statements-section.tsx";
import { sidedKinds, statementStates } from "../../src/testing/kind-states.ts";
import { Stage } from "../stage.tsx";

const [plain] = Object.values(statementStates);

export const statements: GallerySection = {
  name: "Statements",
  about:
    "Who agrees goes to the right of the middle, who disagrees to the left, in shares of all who answered the statement; who passed is said in words. What people are most of one mind about stands first, or what divides them most.",
  wide: true,
  states: {
    ...Object.fromEntries(
      Object.entries(statementStates).map(([name, analytics]) => [
        name,
        <Stage key={name}>
          <StatementsSection analytics={analytics} />
        </Stage>,
      ]),
    ),
    "Both sides": (
      <Stage>
        <StatementsSection {...sidedKinds} />
      </Stage>
    ),
    ...(plain && {
      Divided: (
        <Stage steps={[choose("Divided")]}>
          <StatementsSection analytics={plain} />
        </Stage>
      ),
    }),
  },
};
