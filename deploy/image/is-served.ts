/** Types, source maps, settings of other tools and documentation, which no process reads. */
const unread =
  /\.(map|md|markdown|flow|tsbuildinfo|ya?ml|gitattributes)$|\.[cm]?tsx?$/;
/** Top-level folders and files of packages for tests, documentation or examples. */
const aside =
  /node_modules\/(@[^/]+\/)?[^/]+\/(tests?|__tests__|e2e|docs?|examples?|benchmarks?|\.github)$|\.(test|spec)\.[cm]?js$|^server\/dist\/testing$/;
const licence = /\/(licen[cs]e|notice)[^/]*$/i;

/** Native builds for other platforms; npm installs those for another libc, too. */
const here = `${process.platform}-${process.arch}`;
const foreign = new RegExp(
  String.raw`/prebuilds/(?!${here}(/|$))|\.bare$|-musl$`,
);

/** Of the embedded database: CommonJS builds, and extensions that are never created. */
const extensions = "btree_gist|cube|earthdistance|pg_trgm";
const unusedOfDatabase = new RegExp(
  String.raw`/pglite/dist/(.*\.cjs|(?!(${extensions})\.)[^/]*\.tar\.gz)$`,
);

/** Of OpenTelemetry: builds for bundlers and browsers, and attribute names that are never used. */
const unusedOfTraces =
  /\/@opentelemetry\/([^/]+\/build\/(esm|esnext)|semantic-conventions\/dist\/(.*\.mjs|.*(experimental|incubating).*))$/;

/**
 * Builds of packages for browsers, bundlers or CommonJS, and fonts with which
 * no picture is drawn.
 */
const unusedOfPackages = new RegExp(
  [
    String.raw`/compromise/(src|builds/(one|three|compromise.*|.*\.mjs))$`,
    String.raw`/lru-cache/dist/(commonjs|esm)/(browser|react-native)$`,
    String.raw`/swagger-ui/static/swagger-ui\.js$`,
    String.raw`/@peculiar/x509/build/x509(\.es)?\.js$`,
    String.raw`/@peculiar/asn1-[^/]+/build/es2015$`,
    String.raw`/asn1js/build/index\.es\.js$`,
    String.raw`/tsyringe/dist/esm(5|2015)$`,
    String.raw`/@simplewebauthn/server/script$`,
    String.raw`/(glob|path-scurry)/(.*/)?dist/esm$`,
    String.raw`/@fontsource-variable/[^/]+/(scss|[^/]*\.css)$`,
    String.raw`/@fontsource-variable/[^/]+/files/.*-italic\.woff2$`,
    String.raw`/fraunces/files/.*-(full|opsz|soft|wght|wonk)-normal\.woff2$`,
    String.raw`/altcha-lib/dist/cjs$`,
    String.raw`/reflect-metadata/Reflect(Lite|NoConflict)\.js$`,
    String.raw`/nodemailer/dist/cjs$`,
    String.raw`/stopword/(src|dist/.*(esm|umd|min)\..*)$`,
    String.raw`/yaml/browser$`,
  ].join("|"),
);

/**
 * Of the map files: uncompressed and Brotli versions. The gzip versions stay:
 * every browser can read them, and they are a sixth of the size of the others.
 */
const unpackedMaps =
  /^host\/dist\/assets\/(countries-\d+m|maplibre-gl(-worker)?)\.\w+\.(json|mjs)(\.br)?$/;

/**
 * Uncompressed scripts of the host and of remotes in a language, of which there are as many as
 * languages: the server unpacks them for the few clients that do not accept
 * compressed ones.
 */
const unpackedLanguages =
  /^(host\/dist\/assets|remotes\/\w+\/dist\/[^/]+)\/[\w-]+\.\w+\.[a-z]{2}\.js$/;

/** Whether a file or folder, with its path from the root of the image's tree, is included. */
export function isServed(file: string): boolean {
  if (licence.test(file)) return true;
  const unused = [
    unusedOfDatabase,
    unusedOfTraces,
    unusedOfPackages,
    unpackedMaps,
    unpackedLanguages,
  ];
  return ![unread, aside, foreign, ...unused].some((left) => left.test(file));
}
