import { screen } from "@testing-library/react";
import {
  openSurvey,
  questionsPath,
  responsesPath,
  sendButton,
} from "../../testing/open-survey.tsx";
import { kinds } from "../../testing/question-kinds.ts";
import { surveysNetwork } from "../../testing/render-surveys.tsx";
import {
  challenge,
  freeText,
  questionsReply,
} from "../../testing/survey-builders.ts";

const untranslated = { text: "", options: [], words: {} };

const german = {
  language: "de",
  title: "Kaffee",
  instructions: "Zwei Fragen.",
  questions: [
    {
      text: "Waren Sie auf dem Nachtmarkt?",
      options: ["Ja", "Nein", ""],
      words: {},
    },
    {
      ...untranslated,
      text: "Was zuerst?",
      options: ["Grün", "Busse", "Schulen", "Bäder"],
    },
    { ...untranslated, text: "Was würde sich ändern?" },
    untranslated,
  ],
};

const items = [kinds.yesNo, kinds.ranking, freeText, challenge];

async function open(translated: object) {
  const network = surveysNetwork({
    [questionsPath]: questionsReply(items, { translated }),
  });
  const view = await openSurvey();
  await screen.findByRole("button", { name: "Submit" });
  return { network, ...view };
}

const choice = () =>
  screen.getByRole("combobox", { name: "Language of the questions" });

describe("the form of a survey in several languages", () => {
  it("is shown in the chosen language, keeps the answers and sends the original options", async () => {
    const { network, user } = await open({ original: "en", texts: [german] });
    expect(choice()).toHaveDisplayValue("English");
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.selectOptions(choice(), "Deutsch");
    expect(screen.getByRole("radio", { name: "Ja" })).toBeChecked();
    expect(screen.getByText("Kaffee")).toBeVisible();
    const [first = ""] = kinds.ranking.options;
    for (const item of ["Bäder", "Grün", "Schulen"])
      await user.click(
        screen.getByRole("button", {
          name: `Put ${item} at ${
            ["Bäder", "Grün", "Schulen"].indexOf(item) + 1
          }`,
        }),
      );
    await user.type(
      screen.getByRole("textbox", { name: "Was würde sich ändern?" }),
      "Alles",
    );
    await user.type(
      screen.getByRole("textbox", { name: challenge.question_text }),
      "Green",
    );
    await user.click(sendButton());
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    const { options } = kinds.ranking;
    expect(network.to(responsesPath)[0]?.body).toMatchObject({
      answers: {
        14: "Yes",
        17: [options[3], first, options[2], options[1]],
        1: "Alles",
      },
      language: "de",
    });
  });

  it("marks the language of each text, and shows how many are not translated", async () => {
    const { user } = await open({ original: "en", texts: [german] });
    await user.selectOptions(choice(), "Deutsch");
    const lang = (text: string) =>
      screen.getByText(text).closest("[lang]")?.getAttribute("lang");
    expect(lang("Waren Sie auf dem Nachtmarkt?")).toBe("de");
    expect(lang("Nein")).toBe("de");
    expect(lang("Not sure")).toBe("en");
    expect(lang(challenge.question_text)).toBe("en");
    expect(
      screen.getByText(
        "2 texts are not translated; they are shown in English.",
      ),
    ).toBeVisible();
  });

  it("starts in the page's language if the survey has it", async () => {
    await open({ original: "tr", texts: [{ ...german, language: "en" }] });
    expect(choice()).toHaveDisplayValue("English");
    expect(screen.getByRole("radio", { name: "Ja" })).toBeInTheDocument();
  });
});
