import { createHmac, randomUUID } from "node:crypto";
import { secureRandom, shuffle } from "../../base/random.ts";
import { link } from "./link.ts";
import type { CopiedRow } from "./read-copy.ts";

const people = 60;
const secret = "a secret of the site";

type Columns = Record<string, unknown>;
type Row = Partial<CopiedRow> & { columns?: Columns };

interface Tables {
  answer: Row;
  post: Row;
  /** Another row that the person left. */
  other?: Row;
}

const hour = "2026-03-02T10:00:00+00:00";
const at = (person: number) =>
  new Date(Date.UTC(2026, 2, 2) + person * 61_000).toISOString();

/** What nobody can link: each row has its own name, and its place is drawn. */
function withoutLeak(): Tables {
  const row = () => ({
    columns: { name: randomUUID(), created_at: hour, survey_id: 1 },
  });
  return { answer: row(), post: row() };
}

/** Puts the same columns in the answer, and others in the post. */
const into = (answer: Columns, post: Columns = answer) => ({
  answer: { columns: answer },
  post: { columns: post },
});

/** By leak, what it adds to the rows of a person; places are those of arrival. */
const leaks: Record<string, (person: number) => Partial<Tables>> = {
  "a name in two tables": () => into({ actor_id: randomUUID() }),
  "a name within a document": () => {
    const name = randomUUID();
    return into({ answers: { by: [name] } }, { actor_id: name });
  },
  "a hash under a secret of the site": () => {
    const name = randomUUID();
    const hash = createHmac("sha256", secret).update(name).digest("hex");
    return into({ actor_id: name }, { voice: hash });
  },
  "a hash cut to the length of an ID": () => {
    const name = randomUUID();
    const hash = createHmac("sha256", secret).update(name).digest("hex");
    return into({ actor_id: name }, { voice: hash.slice(0, 32) });
  },
  "a third row with both names": () => {
    const [one, two] = [randomUUID(), randomUUID()];
    return {
      ...into({ name: one }, { name: two }),
      other: { table: "sessions", columns: { line: `"${one}" wrote ${two}` } },
    };
  },
  "a line of a log with both names": () => {
    const [one, two] = [randomUUID(), randomUUID()];
    return {
      ...into({ name: one }, { name: two }),
      other: { table: "log", columns: { line: `POST ${one} 200 ${two}` } },
    };
  },
  "moments to the second": (person) => into({ created_at: at(person) }),
  "moments of which one is a minute later": (person) =>
    into({ created_at: at(person) }, { written_at: at(person + 0.3) }),
  "a sequence": (person) => into({ id: person }, { post_id: 7 * person }),
  "the order of rows": (person) => ({
    answer: { place: person },
    post: { place: person },
  }),
  "one transaction": (person) => ({
    answer: { xmin: 5 * person },
    post: { xmin: 5 * person },
  }),
  "one transaction that only locks the other row": (person) => ({
    answer: { xmin: 5 * person },
    post: { xmax: 5 * person },
  }),
  "the order of rows in one table, and moments in the other": (person) => ({
    answer: { place: person },
    post: { columns: { created_at: at(person) } },
  }),
};

/** How often somebody finds the post of the person who wrote an answer. */
function findPosts(leak: (person: number) => Partial<Tables>): number {
  const places = shuffle([...Array(people).keys()], secureRandom);
  const made = places.map((drawn, person) => {
    const before = withoutLeak();
    const added = leak(person);
    const put = (table: string, own: Row, more: Row = {}): CopiedRow => ({
      table,
      place: places[(drawn * 7) % people] ?? 0,
      xmin: 1,
      xmax: 0,
      ...own,
      ...more,
      columns: { ...own.columns, ...more.columns },
    });
    return {
      answer: put("responses", before.answer, added.answer),
      post: put("posts", { ...before.post, place: drawn }, added.post),
      other: added.other && put("other", added.other),
    };
  });
  const rows = made.flatMap(({ answer, post, other }) =>
    other ? [answer, post, other] : [answer, post],
  );
  const posts = shuffle(
    made.map(({ post }) => post),
    secureRandom,
  );
  const answers = made.map(({ answer }) => answer);
  const truth = made.map(({ post }) => posts.indexOf(post));
  return link({ rows, secrets: [secret] }, answers, posts, truth).right;
}

describe("the linker", () => {
  it("finds no more than by guessing where nothing leaks", () => {
    expect(findPosts(() => ({}))).toBeLessThan(0.15);
  });

  it.each(Object.entries(leaks))("finds everybody by %s", (_, leak) => {
    expect(findPosts(leak)).toBeGreaterThan(0.9);
  });
});
