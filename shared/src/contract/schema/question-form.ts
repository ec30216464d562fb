import Type from "typebox";
import { limits } from "../limits.ts";
import { questionKinds, relations, scaleLooks } from "../question-form.ts";
import { questionTypes } from "../question.ts";
import { Day, Id } from "./parts.ts";

export const QuestionType = Type.Enum([...questionTypes]);

/** A text of a form: the end of a scale, a unit, a hint, a section. */
const FormWord = Type.String({ maxLength: limits.formWordMax });
const FormText = Type.String({ maxLength: limits.instructionsMax });
const Place = Type.Integer({ minimum: 0, maximum: limits.questionsMax });

export const QuestionForm = Type.Object(
  {
    kind: Type.Enum([...questionKinds], {
      description:
        "What the question asks for. `yes_no`, `scale` and `statement` are choices of one option. Clients that do not know `ranking`, `number` and `date` treat them as `free_text`. The answer to a `ranking` is all options in their order, to a `number` digits, and to a `date` YYYY-MM-DD.",
    }),
    hint: Type.Optional(FormText),
    required: Type.Optional(Type.Boolean()),
    least: Type.Optional(
      Type.Integer({ minimum: 1, maximum: limits.optionsMax }),
    ),
    most: Type.Optional(
      Type.Integer({ minimum: 1, maximum: limits.optionsMax }),
    ),
    exclusive: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: limits.optionsMax,
        description: "Index of the option that excludes all others.",
      }),
    ),
    shuffled: Type.Optional(
      Type.Boolean({
        description: "Whether options are shown in a random order.",
      }),
    ),
    scale: Type.Optional(
      Type.Object({
        from: Type.Union([Type.Literal(0), Type.Literal(1)]),
        to: Type.Integer({ minimum: 2, maximum: 10 }),
        look: Type.Enum([...scaleLooks]),
        low: FormWord,
        high: FormWord,
      }),
    ),
    number: Type.Optional(
      Type.Object({
        least: Type.Number(),
        most: Type.Number(),
        decimals: Type.Integer({ minimum: 0, maximum: 2 }),
        unit: FormWord,
      }),
    ),
    dates: Type.Optional(Type.Object({ first: Day, last: Day })),
    section: Type.Optional(
      Type.Object({
        heading: FormWord,
        text: FormText,
        page: Type.Boolean({
          description: "Whether the section begins a new page.",
        }),
      }),
    ),
    showIf: Type.Optional(
      Type.Object(
        {
          join: Type.Enum(["and", "or"]),
          rules: Type.Array(
            Type.Object({
              question: Place,
              relation: Type.Enum([...relations]),
              places: Type.Array(Place, {
                minItems: 1,
                maxItems: limits.optionsMax,
              }),
            }),
            { minItems: 1, maxItems: limits.rulesMax },
          ),
        },
        {
          description:
            "Condition for asking the question. `question` is the index of an earlier choice question, not counting challenge questions. `places` are the indexes of its options. Both start at 0.",
        },
      ),
    ),
    within: Type.Optional(
      Type.Boolean({
        description:
          'Whether the question is shown within the question of its condition, as the text field of an option such as "Other".',
      }),
    ),
  },
  { title: "QuestionForm" },
);

export const QuestionItem = Type.Object(
  {
    id: Id,
    question_text: Type.String(),
    question_type: QuestionType,
    options: Type.Array(Type.String()),
    allow_multiple: Type.Boolean(),
    is_challenge: Type.Boolean(),
    form: Type.Optional(QuestionForm),
  },
  { title: "Question" },
);
