// The runner of these tests has no timeouts, and a test that never ends would
// block the whole run.

/**
 * Default timeout of a test, in milliseconds. It ends tests that would never
 * end. It must not fail a slow one: a busy machine once took nine times as long
 * as usual.
 */
const usual = 180_000;

type Run = (...args: unknown[]) => unknown;
type Define = (name: string, run: Run, most?: number) => unknown;
type DefineHook = (run: Run, most?: number) => unknown;
type Each = (...table: unknown[]) => Define;

const limited =
  (define: Define): Define =>
  (name, run, most) =>
    define(name, limit(run, most));

const limitedEach =
  (each: Each): Each =>
  (...table) =>
    limited(each(...table));

for (const name of ["it", "test"] as const) {
  const define = globalThis[name];
  Object.assign(globalThis, {
    [name]: Object.assign(limited(define as Define), {
      ...define,
      each: limitedEach(define.each as Each),
      only: Object.assign(limited(define.only as Define), {
        each: limitedEach(define.only.each as Each),
      }),
    }),
  });
}

for (const name of [
  "beforeAll",
  "beforeEach",
  "afterEach",
  "afterAll",
] as const) {
  const define = globalThis[name] as DefineHook;
  Object.assign(globalThis, {
    [name]: (run: Run, most?: number) => define(limit(run, most)),
  });
}

function limit(run: Run, most = usual): () => Promise<void> {
  return async (...args: unknown[]) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`It took longer than ${most} ms.`));
      }, most);
    });
    try {
      await Promise.race([run(...args), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
