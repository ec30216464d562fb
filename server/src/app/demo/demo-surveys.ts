import type { DemoSurvey } from "./demo-survey.ts";
import { cityLifeSurveys } from "./surveys/city-life.ts";
import { familySurveys } from "./surveys/families.ts";
import { foodSurveys } from "./surveys/food.ts";
import { greenSurveys } from "./surveys/green.ts";
import { productSurveys } from "./surveys/product.ts";
import { streetSurveys } from "./surveys/streets.ts";
import { transitSurveys } from "./surveys/transit.ts";

/** All demo surveys, oldest first. */
export const demoSurveys: readonly DemoSurvey[] = [
  ...streetSurveys,
  ...greenSurveys,
  ...foodSurveys,
  ...cityLifeSurveys,
  ...transitSurveys,
  ...familySurveys,
  ...productSurveys,
].sort((a, b) => b.openedDaysAgo - a.openedDaysAgo);
