/**
 * Import rules of this project: which module may import which.
 * @type {import("dependency-cruiser").IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-imports-host",
      severity: "error",
      from: { pathNot: "^(host|webpack)/" },
      to: { path: "^host/" },
    },
    {
      name: "host-imports-shared-only",
      severity: "error",
      from: { path: "^host/src/" },
      to: { path: "^(server|remotes|e2e|webpack)/" },
    },
    {
      name: "remotes-import-shared-only",
      severity: "error",
      from: { path: "^remotes/([^/]+)/src/", pathNot: "^remotes/embed/" },
      to: {
        path: "^(server|host|e2e|webpack|remotes)/",
        pathNot: "^remotes/$1/",
      },
    },
    {
      name: "embed-imports-shared-and-surveys-only",
      severity: "error",
      from: { path: "^remotes/embed/" },
      to: {
        path: "^(server|host|e2e|webpack|remotes)/",
        pathNot: "^remotes/(embed|surveys)/",
      },
    },
    {
      name: "surveys-is-entered-by-its-doors",
      severity: "error",
      from: { path: "^remotes/embed/" },
      to: {
        path: "^remotes/surveys/",
        pathNot:
          "^remotes/surveys/src/(index|testing/(index|survey-builders|question-kinds))\\.ts$",
      },
    },
    {
      name: "server-imports-rules-only",
      severity: "error",
      from: { path: "^server/src/" },
      to: {
        path: "^(host|remotes|e2e|webpack|shared)/",
        pathNot:
          "^shared/((src|dist)/(contract|forms|domain|charts)|messages)/|^shared/src/testing/(property|scenarios/scenarios)\\.ts$",
      },
    },
    {
      name: "product-imports-no-test-ground",
      severity: "error",
      from: {
        path: "/src/|^webpack/",
        pathNot: "\\.test\\.tsx?$|/(testing|standalone)/",
      },
      to: { path: "/testing/" },
    },
    {
      name: "services-know-no-http",
      severity: "error",
      from: {
        path: "^server/src/(embed|live|insights|community|surveys|drafting|visitors)/",
        // These depend on HTTP by nature.
        pathNot:
          "-(routes|guard|stream)\\.ts$|^server/src/embed/pages/|\\.test\\.ts$",
      },
      // Stream data is framed where it is created, once for all listeners.
      to: { path: "^server/src/http/", pathNot: "/event-frame\\.ts$" },
    },
    {
      name: "e2e-imports-the-running-app-only",
      severity: "error",
      from: { path: "^e2e/" },
      to: {
        path: "^(host|remotes|webpack|shared|server)/",
        // Starting a PostgreSQL, counting its rows, and simulating a model or a
        // bucket are test code, not product code.
        pathNot:
          "^(server/src/testing/(start-postgres|read-counts|fake-model)|webpack/testing/object-store)\\.ts$",
      },
    },
    {
      name: "shared-imports-nothing-of-the-product",
      severity: "error",
      from: { path: "^shared/" },
      to: { path: "^(host|remotes|e2e|webpack|server)/" },
    },
    {
      name: "deploy-stands-alone",
      severity: "error",
      from: { path: "^deploy/" },
      to: { path: "^(host|remotes|e2e|webpack|server|shared)/" },
    },
    {
      name: "contract-is-the-bottom",
      severity: "error",
      from: { path: "^shared/src/contract/" },
      to: { path: "^shared/src/(?!contract/|testing/property\\.ts$)" },
    },
    {
      name: "forms-know-the-contract-only",
      severity: "error",
      from: {
        path: "^shared/src/forms/",
        pathNot: "\\.test\\.ts$|/testing/",
      },
      to: { path: "^shared/src/(?!contract/|forms/)|^shared/messages/|react" },
    },
    {
      name: "domain-knows-contract-and-forms-only",
      severity: "error",
      from: { path: "^shared/src/domain/", pathNot: "\\.test\\.ts$" },
      to: { path: "^shared/src/(?!contract/|forms/|domain/)" },
    },
    {
      name: "charts-know-rules-only",
      severity: "error",
      from: { path: "^shared/src/charts/", pathNot: "\\.test\\.ts$" },
      to: { path: "^shared/src/(?!contract/|forms/|domain/|charts/)" },
    },
    {
      // It contains the texts of all languages.
      name: "only-the-server-speaks-many-languages",
      severity: "error",
      from: { path: "^(host|remotes|shared)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^shared/messages/generated/all" },
    },
    {
      name: "no-ui-below-ui",
      severity: "error",
      from: { path: "^shared/src/(api|identity|session|storage)/" },
      to: { path: "^shared/src/ui/" },
    },
    {
      name: "shared-is-entered-by-its-exports",
      severity: "error",
      from: { path: "^(host|remotes|server)/" },
      to: {
        path: "^shared/src/",
        pathNot:
          "^shared/src/([a-z-]+|contract/schema)/index\\.ts$|^shared/src/(domain/locale|testing/property|testing/scenarios/scenarios)\\.ts$|^shared/src/ui/(router\\.ts|appeal-form/appeal-form\\.tsx|code-dialog/code-dialog\\.tsx|danger-dialog/danger-dialog\\.tsx|drawn-part/drawn-part\\.tsx|enter-key\\.ts|lazy-component/lazy-component\\.tsx|map/place-map\\.tsx|question-fields/question-fields\\.tsx|report-dialog/report-dialog\\.tsx|with-parts\\.tsx|.*\\.css)$|^shared/src/server-(markup/replace-server-markup\\.ts|rendering/render-part\\.tsx)$",
      },
    },
    {
      name: "only-core-and-host-touch-the-router",
      severity: "error",
      from: { path: "^remotes/" },
      to: { path: "react-router" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.browser.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".css"],
    },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
  },
};
