import {
  choose,
  type GallerySection,
  people,
  press,
  refusal,
  see,
  silence,
  Stage,
} from "@nearsay/core/standalone";
import { SurveyCard, SurveyCardSkeleton } from "../../src/card/survey-card.tsx";
import { markSurveyAtom, type SurveyMarks } from "../../src/marks.ts";
import { fakeRemotes } from "../../src/testing/fake-remotes.tsx";
import {
  freeText,
  oneOf,
  oneOfMany,
  questionsReply,
} from "../../src/testing/survey-builders.ts";
import { serveSurvey } from "../server.ts";
import {
  arabic,
  emoji,
  longInstructions,
  longTitle,
  longWord,
} from "../words.ts";

const past = { expired: true, expiresAt: "2026-02-03T10:00:00.000Z" };

export const surveyCard: GallerySection = {
  name: "SurveyCard",
  about:
    "A survey in a list: its question first, then what is known about it, then what to do.",
  wide: true,
  states: {
    Plain: card({ distanceMeters: 240 }),
    New: card({ distanceMeters: 12 }, { fresh: true }),
    Responded: marked({ responded: { duplicate: false } }),
    Liked: marked({ liked: true }),
    Reported: marked({ reported: true }),
    "Closed, a demo": card({ ...past, demo: true }),
    "Very near": card({ distanceMeters: 0.1 }),
    "Very far, with huge counts": card({
      distanceMeters: 19_000_000,
      responses_count: 123_456_789,
      post_count: 9_876_543,
      like_count: 12_345_678,
    }),
    "Nothing known yet": card({
      instructions: "",
      expiresAt: null,
      responses_count: 0,
      post_count: 0,
    }),
    "Long title and instructions": card({
      title: longTitle,
      instructions: longInstructions,
    }),
    "One word": card({ title: longWord, instructions: longWord }),
    "Right to left": (
      <div dir="rtl">
        {card({ title: arabic.title, instructions: arabic.instructions })}
      </div>
    ),
    Emoji: card({ title: emoji, instructions: emoji }),
    "Liked without consent": (
      <Stage as="reader" steps={[press("Like"), see("Not now")]}>
        <SurveyCard survey={serveSurvey()} />
      </Stage>
    ),
    "First question": card({ first_question: oneOf }),
    "First question, with many long options": card({
      first_question: {
        ...oneOfMany(8),
        options: oneOfMany(8).options.map((one) => `${one}, ${longTitle}`),
      },
    }),
    "First question answered": (
      <Stage steps={[choose("Weekends"), see("What would change for you?")]}>
        <SurveyCard
          survey={serveSurvey({
            survey: { first_question: oneOf },
            questions: questionsReply([oneOf, freeText]),
          })}
        />
      </Stage>
    ),
    "Questions open": (
      <Stage steps={[press("Answer"), see("When should it be closed?")]}>
        <SurveyCard survey={serveSurvey()} />
      </Stage>
    ),
    "Questions loading": (
      <Stage steps={[press("Answer")]}>
        <SurveyCard survey={serveSurvey({ questions: silence })} />
      </Stage>
    ),
    "Questions not loaded": (
      <Stage steps={[press("Answer"), see("Failed to load questions.")]}>
        <SurveyCard
          survey={serveSurvey({
            questions: () => refusal(503, "Back in a minute."),
          })}
        />
      </Stage>
    ),
    "Insights and discussion open": (
      <Stage
        loader={fakeRemotes()}
        steps={[press("Insights"), press("Discuss")]}
      >
        <SurveyCard survey={serveSurvey()} />
      </Stage>
    ),
    Loading: <SurveyCardSkeleton />,
  },
};

function card(survey: object, more: { fresh?: boolean } = {}) {
  return (
    <Stage>
      <SurveyCard survey={serveSurvey({ survey })} {...more} />
    </Stage>
  );
}

function marked(marks: Partial<SurveyMarks>) {
  const survey = serveSurvey();
  people.visitor.set(markSurveyAtom, survey.id, marks);
  return (
    <Stage>
      <SurveyCard survey={survey} />
    </Stage>
  );
}
