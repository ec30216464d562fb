import { ApiVisitor } from "../../fixtures/api-visitor.ts";
import { publishSurvey } from "../../fixtures/publish-survey.ts";
import { fiveQuestions } from "../five-questions.ts";

/** Surveys published at once: more would only wait for each other. */
const abreast = 20;

/** Publishes surveys all over the world, almost each in a separate cell. */
export async function fillMap(url: string, count: number): Promise<void> {
  const creator = await ApiVisitor.arrive(url);
  for (let done = 0; done < count; done += abreast) {
    const numbers = Array.from({ length: abreast }, (_, i) => done + i);
    await Promise.all(
      numbers.map((number) =>
        publishSurvey(url, creator, {
          ...fiveQuestions,
          title: `${fiveQuestions.title}, line ${number + 1}`,
          near: placeOf(number),
        }),
      ),
    );
  }
}

/** Based on the golden ratio, so that no two are near each other. */
function placeOf(number: number) {
  const turn = (number * 0.618_033_988_75) % 1;
  return { lat: -50 + 110 * turn, lng: -180 + ((number * 2.6180339) % 360) };
}
