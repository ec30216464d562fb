import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { reachedFiles } from "./reached-files.ts";

describe("the files that a file uses", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "nearsay-reached-"));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function reached(files: Record<string, string>): string[] {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return [...reachedFiles([path.join(folder, "main.ts")])]
      .map((file) => path.relative(folder, file))
      .sort();
  }

  const declarations = {
    "a.ts": "export const one = 1;",
    "b.ts": "export function two() {}",
  };

  it("include what it imports by any statement", () => {
    const files = {
      "main.ts": [
        'import { one } from "./a.ts";',
        'import "./b.ts";',
        'import styles from "./c.css";',
        'const later = () => import(/* a comment */ "./d.ts");',
        'const sound = new URL("./e.mp3", import.meta.url);',
      ].join("\n"),
      ...declarations,
      "c.css": '.a { composes: b from "./f.css"; }\n@import "./g.css";',
      "d.ts": "",
      "e.mp3": "",
      "f.css": "",
      "g.css": "",
    };
    expect(reached(files)).toEqual(Object.keys(files).sort());
  });

  it("include of a barrel only the files that declare the imported names", () => {
    const files = {
      "main.ts": 'import { one, three as four } from "./index.ts";',
      "index.ts":
        'export * from "./a.ts";\nexport * from "./b.ts";\nexport { inner as three } from "./c.ts";',
      ...declarations,
      "c.ts": "export class inner {}",
    };
    expect(reached(files)).toEqual(["a.ts", "c.ts", "main.ts"]);
  });

  it("include a module that a barrel exports as a whole", () => {
    const files = {
      "main.ts": 'import { all } from "./index.ts";',
      "index.ts": 'export * as all from "./a.ts";\nexport * from "./b.ts";',
      ...declarations,
    };
    expect(reached(files)).toEqual(["a.ts", "main.ts"]);
  });

  it("include a whole barrel if a name cannot be found, or all are imported", () => {
    const index = 'export * from "./a.ts";\nexport * from "./b.ts";';
    const whole = ["a.ts", "b.ts", "index.ts", "main.ts"];
    for (const what of ["{ other }", "* as everything"])
      expect(
        reached({
          "main.ts": `import ${what} from "./index.ts";`,
          "index.ts": index,
          ...declarations,
        }),
      ).toEqual(whole);
  });

  it("leave out what is imported for its types only", () => {
    const files = {
      "main.ts":
        'import type { one } from "./a.ts";\nimport { type two } from "./b.ts";',
      ...declarations,
    };
    expect(reached(files)).toEqual(["main.ts"]);
  });
});
