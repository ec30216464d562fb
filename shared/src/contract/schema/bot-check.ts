import Type from "typebox";
import { actions } from "../bot-check.ts";
import { limits } from "../limits.ts";
import { defineCalls } from "./parts.ts";

const ActionName = Type.Enum([...actions]);
const Text = Type.String({ maxLength: 200 });
const Whole = Type.Integer({ minimum: 0 });

/** Difficulty of a token as a multiple of the easiest one. */
export const Difficulty = Type.Integer({
  minimum: 1,
  maximum: limits.botCheckDifficultyMax,
});

/** A puzzle in altcha-lib's format; the signature covers every parameter. */
const ProofOfWork = Type.Object({
  parameters: Type.Object({
    algorithm: Text,
    nonce: Text,
    salt: Text,
    cost: Whole,
    keyLength: Whole,
    keyPrefix: Text,
    keySignature: Type.Optional(Text),
    data: Type.Object({
      action: ActionName,
      session: Text,
      price: Difficulty,
      expiresAt: Type.Integer({ description: "Unix time in milliseconds." }),
    }),
  }),
  signature: Text,
});

/** A solved puzzle; the base64url encoding of its JSON is a token. */
export const SolvedProofOfWork = Type.Object({
  challenge: ProofOfWork,
  solution: Type.Object({
    counter: Whole,
    derivedKey: Text,
  }),
});

export const BotCheckChallengeReply = Type.Union(
  [
    Type.Object({ provider: Type.Literal("off") }),
    Type.Object({
      provider: Type.Literal("proof-of-work"),
      challenge: ProofOfWork,
    }),
    Type.Object({
      provider: Type.Literal("recaptcha"),
      siteKey: Type.String(),
      scriptUrl: Type.String(),
    }),
  ],
  { title: "BotCheckChallenge" },
);

export const botCheckCalls = defineCalls("service", {
  getBotCheckChallenge: {
    summary: "Get the challenge to solve for a bot-check token",
    description:
      "A token is valid once, for this action and session, for two minutes. Send it in the `x-bot-check-token` header, or in `recaptchaToken` if the endpoint has that field. If a request is refused because it has no valid token, the error names the action in `data.botCheck`. `data.price` is then the required difficulty as a multiple of the easiest one; request a challenge of that difficulty with `price`. An endpoint that needs tokens for two actions accepts both in the header, separated by a comma.",
    method: "GET",
    path: "/bot-check/challenge",
    query: Type.Object({
      action: ActionName,
      price: Type.Optional(Difficulty),
    }),
    reply: BotCheckChallengeReply,
  },
});
