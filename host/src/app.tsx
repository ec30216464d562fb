import { ActivationGate, type Shown } from "./activation/activation-gate.tsx";
import { Layout } from "./layout/layout.tsx";
import { PageRouter } from "./routes/page-router.tsx";
import { PageRoutes } from "./routes/page-routes.tsx";
import { usePageChange } from "./routes/use-page-change.ts";

/** The shell around every page. */
export function App() {
  return (
    <PageRouter>
      <ActivationGate>{(shown) => <Site shown={shown} />}</ActivationGate>
    </PageRouter>
  );
}

function Site({ shown }: { shown: Shown }) {
  usePageChange(shown);
  return (
    <Layout>
      <PageRoutes location={shown.location} />
    </Layout>
  );
}
