import Type from "typebox";
import { answerPlacesModes } from "../answer-places.ts";
import { readModes } from "../ownership.ts";
import { resultsModes } from "../results.ts";
import { ticketModes } from "../tickets.ts";

export const ResultsMode = Type.Enum([...resultsModes], {
  description:
    "When figures include answers. `groups`: in groups of responses from several networks. `room`: in groups of people who share one network. `closed`: once the survey is closed. `live`: immediately with each response.",
});

export const ReadMode = Type.Enum([...readModes], {
  description:
    "What the holders of keys can read in addition to figures. `figures`: nothing. `texts`: texts, separated from the other answers. `rows`: complete responses.",
});

export const TicketMode = Type.Enum([...ticketModes], {
  description:
    "Whether the survey is answered by paper ticket. `off`: no. `only`: by ticket only. `apart`: by everyone; responses by ticket are counted separately.",
});

export const AnswerPlaces = Type.Enum([...answerPlacesModes], {
  description:
    "Which location data is counted for people who agree. `none`: nothing. `rings`: the distance ring around the survey's location. `map`: map bins. Not available for surveys without a location, with `results` `live`, with `tickets` `apart`, or with `reads` `rows`.",
});

export const ResultsRule = Type.Object(
  {
    mode: ResultsMode,
    group_size: Type.Integer({
      minimum: 1,
      description: "Minimum number of responses that are released together.",
    }),
  },
  { title: "ResultsRule" },
);
