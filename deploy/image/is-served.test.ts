import { isServed } from "./is-served.ts";

const here = `${process.platform}-${process.arch}`;

it.each([
  "server/dist/app/main.js",
  "server/dist/places.br",
  "node_modules/compromise/src/two.js",
  "node_modules/@fastify/swagger-ui/static/swagger-ui-bundle.js",
  "node_modules/fastify/LICENSE.md",
  "node_modules/yaml/dist/doc/Document.js",
  `node_modules/fs-native-extensions/prebuilds/${here}/fs-native-extensions.node`,
  "node_modules/@electric-sql/pglite/dist/cube.tar.gz",
  "node_modules/@opentelemetry/sdk-trace/build/src/index.js",
  "node_modules/@opentelemetry/semantic-conventions/dist/index.cjs",
  "node_modules/nodemailer/dist/esm/nodemailer.js",
  "node_modules/stopword/dist/stopword.cjs.js",
  "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2",
  "remotes/surveys/dist/0.1.0-1e6d474d/server.cjs",
  "host/dist/assets/maplibre-gl-worker.742f91ca.mjs.gz",
  "host/dist/assets/countries-50m.880378e1.json.gz",
  "host/dist/assets/host.742f91ca.js",
  "host/dist/assets/host.742f91ca.de.js.gz",
  "host/dist/assets/host.742f91ca.de.js.br",
  "remotes/surveys/dist/0.1.0-1e6d474d/HomePage.742f91ca.de.js.gz",
  "remotes/surveys/dist/0.1.0-1e6d474d/HomePage.742f91ca.js",
  "remotes/embed/dist/0.1.0-1e6d474d/embed-inline.de.js",
])("includes %s", (file) => {
  expect(isServed(file)).toBe(true);
});

it.each([
  "server/dist/app/main.js.map",
  "host/dist/assets/maplibre-gl.3bdae678.mjs",
  "host/dist/assets/countries-50m.880378e1.json.br",
  "host/dist/assets/host.742f91ca.de.js",
  "remotes/surveys/dist/0.1.0-1e6d474d/HomePage.742f91ca.de.js",
  "server/dist/testing",
  "node_modules/fastify/types/instance.d.ts",
  "node_modules/fastify/README.md",
  "node_modules/fastify/test",
  "node_modules/avvio/.github",
  "node_modules/jws/opslevel.yml",
  "node_modules/pg-protocol/dist/inbound-parser.test.js",
  "node_modules/fs-native-extensions/prebuilds/plan9-x64/fs-native-extensions.node",
  "server/node_modules/@napi-rs/canvas-linux-x64-musl",
  "node_modules/@electric-sql/pglite/dist/pgcrypto.tar.gz",
  "node_modules/@opentelemetry/sdk-trace/build/esnext",
  "node_modules/@opentelemetry/semantic-conventions/dist/index.mjs",
  "node_modules/@opentelemetry/semantic-conventions/dist/experimental_attributes.cjs",
  "node_modules/compromise/src",
  "server/node_modules/lru-cache/dist/esm/browser",
  "node_modules/@fastify/swagger-ui/static/swagger-ui.js",
  "node_modules/@peculiar/x509/build/x509.es.js",
  "node_modules/nodemailer/dist/cjs",
  "node_modules/stopword/dist/stopword.cjs.min.js",
  "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wonk-italic.woff2",
])("excludes %s", (file) => {
  expect(isServed(file)).toBe(false);
});
