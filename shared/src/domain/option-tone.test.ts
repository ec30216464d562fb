import fc from "../testing/property.ts";
import { classifyOption, optionTones } from "./option-tone.ts";

test.each([
  ["Excellent", "positive"],
  ["great", "positive"],
  ["Pretty good", "positive"],
  ["I love it!", "positive"],
  ["Bad", "negative"],
  ["Very poor", "negative"],
  ["Terrible…", "negative"],
  ["I hate it", "negative"],
  ["Neutral", "neutral"],
  ["Maybe", "neutral"],
  ["OK", "neutral"],
  ["About average", "neutral"],
  ["None", "neutral"],
  ["N/A", "neutral"],
  ["n.a.", "neutral"],
  ["Prefer not to say", "neutral"],
  ["Neither agree nor disagree", "neutral"],
  ["Not good", "negative"],
  ["Not bad", "neutral"],
  ["Good and bad", "neutral"],
  ["Goodwill store", "other"],
  ["Badminton", "other"],
  ["By bicycle", "other"],
  ["", "other"],
])("%j is %s", (option, tone) => {
  expect(classifyOption(option)).toBe(tone);
});

/** The words that the specification lists. */
const named = {
  positive: ["excellent", "great", "good", "love"],
  negative: ["bad", "poor", "terrible", "hate"],
  neutral: ["neutral", "maybe", "ok", "average"],
};
/** Words that questionnaires add to them, as authors write options. */
const usual = {
  positive:
    "I agree, Amazing, Awesome, The best, Brilliant, Delightful, Easy, I enjoy it, Enjoyed it, Fantastic, My favorite, My favourite, Glad, Happy, Helpful, I like it, Liked it, Loved it, Everyone loves it, Nice, Outstanding, Perfect, Positive, I would recommend it, Satisfied, Superb, Welcome, Wonderful",
  negative:
    "Angry, Annoying, Awful, Boring, Broken, Difficult, I disagree, Disappointed, Disappointing, I dislike it, Dissatisfied, It will fail, It failed, Frustrating, Hated it, Horrible, Negative, Sad, Unacceptable, Unhappy, Unhelpful, Unsatisfied, Useless, Worse, The worst",
  neutral:
    "Fair, Fine, Indifferent, Mediocre, Mixed, Moderate, Neither, Okay, Sometimes, Undecided, Unsure, Not applicable, Nothing, No answer, No opinion, No preference, Don’t know, I don't know, Not sure, None of these, None of the above, Prefer not to answer, -",
};

test.each(
  Object.entries(usual).flatMap(([tone, options]) =>
    options.split(", ").map((option) => [option, tone]),
  ),
)("%j, as written in questionnaires, is %s", (option, tone) => {
  expect(classifyOption(option)).toBe(tone);
});

const plainWords = fc.array(fc.constantFrom("the", "bus", "at", "night", "5"), {
  maxLength: 4,
});

test.each(Object.entries(named))(
  "a %s word decides among plain ones",
  (tone, words) => {
    fc.assert(
      fc.property(
        plainWords,
        fc.constantFrom(...words),
        plainWords,
        (before, word, after) => {
          const option = [...before, word, ...after].join(" ");
          expect(classifyOption(option)).toBe(tone);
        },
      ),
    );
  },
);

test("plain words alone are other", () => {
  fc.assert(
    fc.property(plainWords, (words) => {
      expect(classifyOption(words.join(" "))).toBe("other");
    }),
  );
});

test("an option with both sentiments is neutral, in either order", () => {
  const { positive, negative } = named;
  fc.assert(
    fc.property(
      fc.constantFrom(...positive),
      fc.constantFrom(...negative),
      fc.boolean(),
      (good, bad, turned) => {
        const words = turned ? [bad, good] : [good, bad];
        expect(classifyOption(words.join(", "))).toBe("neutral");
      },
    ),
  );
});

test("case and space around an option do not matter", () => {
  fc.assert(
    fc.property(fc.constantFrom("good", "bad", "ok", "bus"), (option) => {
      expect(classifyOption(`  ${option.toUpperCase()} `)).toBe(
        classifyOption(option),
      );
    }),
  );
});

test("every text has exactly one sentiment", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (option) => {
      expect(optionTones).toContain(classifyOption(option));
    }),
  );
});
