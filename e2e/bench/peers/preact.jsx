// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
import { render } from "preact";
import { SurveyPage } from "./survey-page.jsx";

render(<SurveyPage />, document.getElementById("root"));
