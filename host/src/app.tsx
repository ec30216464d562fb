import { BrowserRouter } from "react-router-dom";
import { ActivationGate } from "./activation/activation-gate.tsx";
import { Layout } from "./layout/layout.tsx";
import { PageRoutes } from "./routes/page-routes.tsx";

/** The shell around every page. */
export function App() {
  return (
    <BrowserRouter>
      <ActivationGate>
        <Layout>
          <PageRoutes />
        </Layout>
      </ActivationGate>
    </BrowserRouter>
  );
}
