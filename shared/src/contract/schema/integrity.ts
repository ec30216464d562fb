import Type from "typebox";
import { Count, Day, Nullable } from "./parts.ts";

export const IntegrityReply = Type.Object(
  {
    accepted: Count,
    released: Count,
    refused: Type.Object({
      closed: Count,
      duplicate: Count,
      check: Count,
      limit: Count,
    }),
    flagged: Type.Object({
      count: Count,
      marks: Type.Object({
        fresh: Count,
        fast: Count,
        burst: Count,
        repeated: Count,
        copied: Count,
      }),
    }),
    ways: Type.Object({
      site: Count,
      link: Count,
      embed: Count,
      ticket: Count,
      kiosk: Count,
    }),
    sites: Type.Array(Type.Object({ site: Type.String(), responses: Count }), {
      description:
        "Sites that embed the survey, with the number of responses until the end of the previous day, if that is at least 20. Includes withdrawn responses. Names are as reported by browsers; a script can forge them.",
    }),
    rings: Type.Optional(
      Type.Object(
        { device: Count, page: Count },
        {
          description:
            "Number of released responses that are counted in a ring, by the source of the location: the device, or the page that embeds the survey. Both are released in separate groups. Omitted unless each has at least one group.",
        },
      ),
    ),
    leftOut: Type.Array(
      Type.Object({
        changedOn: Day,
        reason: Nullable(Type.String({ minLength: 1 })),
      }),
      {
        description:
          "Each time the author excluded flagged responses from the figures, or counted them again. `reason` is null if they were counted again.",
      },
    ),
  },
  { title: "Integrity" },
);
