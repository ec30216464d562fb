import {
  type Coordinates,
  type Ring,
  distanceMeters,
  snapToGrid,
  mapBinOf,
} from "@nearsay/core/domain";
import sql from "sql-template-tag";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { ringPart } from "../../community/integrity/ring-parts.ts";
import { leastInSquare } from "../../community/integrity/square-parts.ts";
import { releaseDue } from "../../community/release-gate/release-responses.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { EmbedPage, inlineAt } from "../../testing/embed-page.ts";
import { insertVisitors } from "../../testing/insert-visitors.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import {
  type FindEdge,
  hunt,
  spreadOver,
} from "../../testing/within-a-cell.ts";

const berlin = { lat: 52.525, lng: 13.405 };
const radiusMeters = 5000;
const yes = { ring_consent: true };

/**
 * The lines along which a visitor moves, and how far: no information but the
 * coarse map is known at first.
 */
const lines = {
  north: (at: number) => ({ lat: berlin.lat + at, lng: berlin.lng }),
  east: (at: number) => ({ lat: berlin.lat, lng: berlin.lng + at }),
} as const;
type Line = keyof typeof lines;
const far = 0.9;

/** The minimum number of responses in a release group. */
const group = 6;

describeWithDatabase("requests from positions meters apart", (open) => {
  let db: Database;
  let test: TestApp;
  let author: TestClient;
  let hunter: TestClient;
  /** The visitors who answer. Each can answer again when a survey is published again. */
  let crowd: TestClient[];
  let answered = 0;

  beforeAll(async () => {
    db = await open();
    const settings = { trustProxy: true, resultsGroup: group };
    test = await startTestApp(db, {}, settings);
    author = await test.visitor();
    hunter = await test.visitor();
    crowd = await insertVisitors(db, test, 40);
  });

  afterAll(() => test.app.close());

  /** Publishes these surveys as the only ones on the site. */
  async function publishAlone(...surveys: object[]): Promise<number[]> {
    await db.execute("delete from surveys");
    answered = 0;
    const ids: number[] = [];
    for (const survey of surveys)
      ids.push(await publishSurvey(author, { ...survey }));
    return ids;
  }

  const at = ({ lat, lng }: Coordinates) => `lat=${lat}&lng=${lng}`;

  async function titles(address: string): Promise<string[]> {
    const { status, text, body } = await hunter.get(address);
    if (status !== 200) throw new Error(text);
    const { items } = body as { items: { title: string }[] };
    return items.map(({ title }) => title);
  }

  /** The positions on each of these lines at which a condition changes. */
  const edgesBy =
    (findEdge: FindEdge) =>
    async (
      isSo: (from: Coordinates) => Promise<boolean>,
      along: readonly Line[] = ["north", "east"],
    ): Promise<unknown[]> => {
      const found: unknown[] = [];
      for (const line of along)
        found.push(
          await findEdge((length) => isSo(lines[line](length)), [0, far]),
        );
      return found;
    };

  /** Sends a response as a visitor from a separate network. */
  async function answer(survey: number, choice: number, place: Coordinates) {
    const client = crowd[answered]!;
    answered += 1;
    const headers = { "x-forwarded-for": `81.1.${answered}.1` };
    const body = { answers: { [`${choice}`]: "Never" }, ...place, ...yes };
    const path = `/surveys/${survey}/responses`;
    const { status } = await client.post(path, body, { headers });
    expect(status).toBe(200);
    return client;
  }

  /** What a visitor can read of their only response. */
  async function readOwn(client: TestClient) {
    const own = await client.get("/me/data");
    const { responses } = own.body as {
      responses: { from: string | null; square: string | null }[];
    };
    const { from, square } = responses[0]!;
    return { from, square };
  }

  /**
   * Two groups answer from here and two from the center of Berlin. Returns what
   * one of the visitors sees.
   */
  async function answerBoth(
    survey: number,
    { here, size }: { here: Coordinates; size: number },
  ) {
    const [choice = 0] = await questionIds(hunter, survey);
    const first = await answer(survey, choice, here);
    const own = await readOwn(first);
    for (let n = 1; n < 2 * size; n += 1) await answer(survey, choice, here);
    for (let n = 0; n < 2 * size; n += 1) await answer(survey, choice, berlin);
    return own;
  }

  const release = () =>
    releaseDue({ db, clock: test.clock.read, changes: createChanges() });

  async function expectWholeCell(
    place: Coordinates,
    observe: (
      standsAt: Coordinates,
      edges: ReturnType<typeof edgesBy>,
      findEdge: FindEdge,
    ) => Promise<unknown>,
  ) {
    const { alike, sawCell } = await hunt(place, (standsAt, findEdge) =>
      observe(standsAt, edgesBy(findEdge), findEdge),
    );
    expect(alike).toEqual(spreadOver(place));
    expect(sawCell).toBe(true);
  }

  describe("reveal no more of a survey's position than its cell", () => {
    it("from lists: distances, order, and where a survey is left out", async () => {
      await expectWholeCell(berlin, async (place, edges) => {
        await publishAlone(
          { title: "Bench", ...place },
          { title: "Only", ...place, scope: "only", radiusMeters },
          { title: "First", ...place, scope: "first", radiusMeters },
          // The attacker's own survey, as a reference for distances.
          { title: "Lure", lat: berlin.lat + 0.6, lng: berlin.lng },
        );
        const has =
          (title: string, query: string) => async (from: Coordinates) =>
            (await titles(`${query}&${at(from)}`)).includes(title);
        const isBefore = async (title: string, from: Coordinates) => {
          const listed = await titles(`/surveys?${at(from)}`);
          return listed.indexOf(title) < listed.indexOf("Lure");
        };
        return [
          await edges(has("Bench", "/surveys?within_km=20")),
          await edges(has("Only", "/surveys?")),
          await edges(has("Only", "/surveys/search?q=only")),
          await edges(has("Only", "/surveys/top?metric=responses")),
          await edges((from) => isBefore("Bench", from), ["north"]),
          await edges((from) => isBefore("First", from), ["north"]),
        ];
      });
    });

    it("from the map, for any edges of a piece", async () => {
      await expectWholeCell(berlin, async (place, _edges, findEdge) => {
        await publishAlone({ title: "Bench", ...place });
        const box = { west: 13, south: 52, east: 14, north: 53 };
        const isIn = async (cut: Partial<typeof box>) => {
          const cutBox = Object.entries({ ...box, ...cut });
          const query = cutBox.map(([edge, value]) => `${edge}=${value}`);
          return (await titles(`/surveys?${query.join("&")}`)).length > 0;
        };
        const cuts = {
          west: await findEdge((west) => isIn({ west }), [13, 14]),
          east: await findEdge((east) => isIn({ east }), [14, 13]),
          south: await findEdge((south) => isIn({ south }), [52, 53]),
          north: await findEdge((north) => isIn({ north }), [53, 52]),
        };
        return [cuts, (await hunter.get("/surveys/cells")).text];
      });
    });

    it("from replies about the survey and from refusals", async () => {
      await expectWholeCell(berlin, async (place, edges) => {
        const [id] = await publishAlone({
          title: "Near",
          ...place,
          scope: "answer",
          radiusMeters,
          answerPlaces: "rings",
          results: "groups",
        });
        const isNear = async (from: Coordinates) => {
          const body = { answers: {}, ...from };
          const reply = await hunter.post(`/surveys/${id}/responses`, body);
          return (reply.body as { code: string }).code !== "PLACE_TOO_FAR";
        };
        const bodies = ["", "/questions", "/integrity", "/analytics"].map(
          async (part) => (await hunter.get(`/surveys/${id}${part}`)).text,
        );
        // Ids and names differ between surveys, so they are removed.
        const names = /[0-9a-f]{8}-[0-9a-f-]{27}|"(id|surveyId)":\d+|"\d+":/g;
        return [
          await edges(isNear),
          (await Promise.all(bodies)).join().replaceAll(names, ""),
        ];
      });
    });

    it("from the rings of their own posts", async () => {
      await expectWholeCell(berlin, async (place, edges) => {
        const [id] = await publishAlone({ ...place });
        let posts = 0;
        const ringFrom = async (from: Coordinates) => {
          posts += 1;
          const post = { content: `Post ${posts}`, survey_id: id };
          const reply = await hunter.post("/posts", {
            ...post,
            ...from,
            ...yes,
          });
          expect(reply.status).toBe(201);
          return (reply.body as { ring: Ring }).ring;
        };
        return [
          await edges(async (from) => (await ringFrom(from)) === "here"),
          await edges(
            async (from) => ["here", "near"].includes(await ringFrom(from)),
            ["north"],
          ),
        ];
      });
    });

    it("from the rings of their own responses, on the site and from embeds", async () => {
      const embedded = async (survey: number, from: Coordinates) => {
        const page = new EmbedPage(test.app, survey, {
          ...inlineAt("https://partner.example"),
        });
        await page.visit();
        await page.send("POST", "/consent");
        const [choice] = await questionIds(hunter, survey);
        const body = { answers: { [`${choice}`]: "Never" }, ...from, ...yes };
        expect((await page.send("POST", "/responses", body)).status).toBe(200);
        // More than any visitor can read.
        const rows = await db.query<{ part: number }>(sql`
          select part from responses
          where survey_id = ${survey} order by created_at desc limit 1`);
        return rows[0]!.part;
      };
      await expectWholeCell(berlin, async (place, edges) => {
        const [id = 0] = await publishAlone({
          ...place,
          answerPlaces: "rings",
          results: "groups",
        });
        const [choice = 0] = await questionIds(hunter, id);
        const within = ["here", "near"] as const;
        const nearParts = within.map((ring) => ringPart("page", ring));
        return [
          await edges(
            async (from) => {
              const own = await readOwn(await answer(id, choice, from));
              return within.some((ring) => ring === own.from);
            },
            ["north"],
          ),
          await edges(
            async (from) => {
              test.clock.advance({ hours: 1 });
              return nearParts.includes(await embedded(id, from));
            },
            ["east"],
          ),
        ];
      });
    });
  });

  describe("reveal no more of another visitor's position than their cell", () => {
    /**
     * A cell that the tested condition divides, so that code using exact
     * positions would distinguish its two halves.
     */
    function dividedBy(kind: (place: Coordinates) => string): Coordinates {
      for (let row = 0; row < 20; row += 1) {
        const cell = snapToGrid({ lat: berlin.lat + row / 100, lng: 13.5 });
        if (new Set(spreadOver(cell).map(kind)).size > 1) return cell;
      }
      throw new Error("no cell is divided");
    }

    const withinTen = (place: Coordinates) =>
      String(distanceMeters(snapToGrid(berlin), place) <= 10_000);

    it("from the reported rings of responses and posts", async () => {
      const cell = dividedBy(withinTen);
      await expectWholeCell(cell, async (place) => {
        const [id = 0] = await publishAlone({
          ...berlin,
          answerPlaces: "rings",
          results: "groups",
        });
        const own = await answerBoth(id, { here: place, size: group });
        for (let n = 0; n < 3; n += 1) await release();
        const { body } = await hunter.get(`/surveys/${id}/analytics`);
        const post = { content: "Hello", survey_id: id, ...place, ...yes };
        const posted = await author.post("/posts", post);
        expect(posted.status).toBe(201);
        const posts = await hunter.get(`/posts?surveyId=${id}&sort=near`);
        const { items } = posts.body as { items: { ring: Ring }[] };
        return [
          own,
          (body as { rings: unknown }).rings,
          items.map(({ ring }) => ring),
        ];
      });
    });

    it("from the bins of an answer map", async () => {
      const cell = dividedBy(mapBinOf);
      await expectWholeCell(cell, async (place) => {
        const [id = 0] = await publishAlone({
          ...berlin,
          answerPlaces: "map",
          results: "groups",
        });
        const own = await answerBoth(id, { here: place, size: leastInSquare });
        for (let n = 0; n < 3; n += 1) await release();
        const { body } = await hunter.get(`/surveys/${id}/answer-map`);
        const { items } = body as {
          items: { square: string; count: number }[];
        };
        expect(items).toHaveLength(2);
        return [own, items.map(({ square, count }) => [square, count])];
      });
    });
  });
});
