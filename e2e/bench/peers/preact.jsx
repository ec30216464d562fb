// Plain JavaScript, as its libraries are not installed where the product is checked.
import { render } from "preact";
import { SurveyPage } from "./survey-page.jsx";

render(<SurveyPage />, document.getElementById("root"));
