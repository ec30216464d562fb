// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
import { createRoot } from "react-dom/client";
import { SurveyPage } from "./survey-page.jsx";

createRoot(document.getElementById("root")).render(<SurveyPage />);
