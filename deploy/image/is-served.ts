/** Types, maps, settings of others' tools and words for people, which no process reads. */
const unread =
  /\.(map|md|markdown|flow|tsbuildinfo|ya?ml|gitattributes)$|\.[cm]?tsx?$/;
/** Folders at the top of packages, and files, that were to be tried or read. */
const aside =
  /node_modules\/(@[^/]+\/)?[^/]+\/(tests?|__tests__|e2e|docs?|examples?|benchmarks?|\.github)$|\.(test|spec)\.[cm]?js$|^server\/dist\/testing$/;
const licence = /\/(licen[cs]e|notice)[^/]*$/i;

/** Builds of native code for systems that this is not; npm installs those for another libc, too. */
const here = `${process.platform}-${process.arch}`;
const foreign = new RegExp(
  String.raw`/prebuilds/(?!${here}(/|$))|\.bare$|-musl$`,
);

/** Of the embedded database: what CommonJS would load, and extensions that nothing creates. */
const extensions = "btree_gist|cube|earthdistance|pg_trgm";
const unusedOfDatabase = new RegExp(
  String.raw`/pglite/dist/(.*\.cjs|(?!(${extensions})\.)[^/]*\.tar\.gz)$`,
);

/** Of OpenTelemetry: what bundlers and browsers would load, and names of what nothing measures. */
const unusedOfTraces =
  /\/@opentelemetry\/([^/]+\/build\/(esm|esnext)|semantic-conventions\/dist\/(.*\.mjs|.*(experimental|incubating).*))$/;

/** What browsers, bundlers or CommonJS would load of packages that servers import, and letters that no picture is drawn with. */
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
    String.raw`/openai/.*\.js$`,
    String.raw`/stopword/(src|dist/.*(esm|umd|min)\..*)$`,
    String.raw`/yaml/browser$`,
  ].join("|"),
);

/** Of what maps are drawn with: all but the files that every browser reads, which are a sixth of the rest. */
const unpackedMaps =
  /^host\/dist\/assets\/(countries-\d+m|maplibre-gl(-worker)?)\.\w+\.(json|mjs)(\.br)?$/;

/** Whether a file or folder, named from the top of the image's tree, goes into it. */
export function isServed(file: string): boolean {
  if (licence.test(file)) return true;
  const unused = [
    unusedOfDatabase,
    unusedOfTraces,
    unusedOfPackages,
    unpackedMaps,
  ];
  return ![unread, aside, foreign, ...unused].some((left) => left.test(file));
}
