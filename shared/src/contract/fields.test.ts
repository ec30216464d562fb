import fc from "../testing/property.ts";
import {
  atLeast,
  by,
  count,
  type Field,
  flag,
  list,
  mark,
  needed,
  number,
  numberOrNull,
  oneOf,
  part,
  partOrNull,
  readFields,
  readItemsOf,
  readWhole,
  text,
  textOrNull,
  texts,
  wholeList,
} from "./fields.ts";

const person = { name: text(), age: numberOrNull() };

describe("fields", () => {
  it("are read under their own name unless other names are declared", () => {
    const fields = { title: text(), likes: count("like_count", "likes") };
    expect(readFields(fields, { title: "Elm", like_count: 2 })).toEqual({
      title: "Elm",
      likes: 2,
    });
    expect(readFields({ title: text("name") }, { title: "Elm" })).toEqual({
      title: "",
    });
  });

  it("are read from the first declared name that exists", () => {
    const fields = { id: text("surveyId", "id", "survey_id") };
    expect(readFields(fields, { survey_id: 3, id: 2 }).id).toBe("2");
    expect(readFields(fields, { id: 2, surveyId: 1 }).id).toBe("1");
    expect(readFields(fields, { surveyId: null, survey_id: 3 }).id).toBe("3");
  });

  it.each([undefined, null, {}, [], "text", 7, true, { field: null }])(
    "have their defaults in %j",
    (source) => {
      const defaults: [Field<unknown>, unknown][] = [
        [text(), ""],
        [textOrNull(), null],
        [texts(), []],
        [count(), 0],
        [number(), 0],
        [numberOrNull(), null],
        [atLeast(3), 3],
        [flag(), false],
        [oneOf(["a", "b"], "b"), "b"],
        [oneOf(["a", "b"], null), null],
        [list(person), []],
        [wholeList(person), []],
        [part(person), { name: "", age: null }],
        [partOrNull(person), null],
        [by((value) => value === undefined), true],
      ];
      for (const [field, value] of defaults)
        expect(readFields({ field }, source)).toEqual({ field: value });
    },
  );

  it("are omitted if they are undefined", () => {
    const fields = {
      hidden: mark(),
      ring: oneOf(["near", "far"], undefined),
      title: needed(text()),
      place: needed(numberOrNull()),
    };
    expect(Object.keys(readFields(fields, { title: "", ring: "x" }))).toEqual(
      [],
    );
    const given = { hidden: true, ring: "far", title: "Elm", place: 0 };
    expect(readFields(fields, given)).toEqual(given);
  });

  it("accept numbers and truth as text", () => {
    const fields = { count: count(), flag: flag(), text: text() };
    expect(readFields(fields, { count: "12", flag: "true", text: 5 })).toEqual({
      count: 12,
      flag: true,
      text: "5",
    });
  });

  it("are whole only if none is omitted", () => {
    const fields = { kind: oneOf(["a"], undefined), age: numberOrNull() };
    expect(readWhole(fields, { kind: "a" })).toEqual([
      { kind: "a", age: null },
    ]);
    expect(readWhole(fields, { kind: "b", age: 1 })).toEqual([]);
  });

  it("have their types for any value", () => {
    const isType: [Field<unknown>, (value: unknown) => boolean][] = [
      [text(), (value) => typeof value === "string"],
      [
        textOrNull(),
        (value) =>
          value === null || (typeof value === "string" && value !== ""),
      ],
      [
        texts(),
        (value) =>
          Array.isArray(value) &&
          value.every((item) => typeof item === "string"),
      ],
      [count(), (value) => Number.isFinite(value) && Number(value) >= 0],
      [number(), Number.isFinite],
      [atLeast(3), (value) => Number.isFinite(value) && Number(value) >= 3],
      [numberOrNull(), (value) => value === null || Number.isFinite(value)],
      [flag(), (value) => typeof value === "boolean"],
      [mark(), (value) => value === true || value === undefined],
      [oneOf(["a"], "a"), (value) => value === "a"],
      [list(person), Array.isArray],
    ];
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const [field, isRight] of isType)
          expect(isRight(field({ value }, "value"))).toBe(true);
      }),
    );
  });
});

describe("lists of records", () => {
  it("keep their order and skip what is no record", () => {
    const fields = { people: list(person) };
    const people = [{ name: "Ann" }, null, "Bo", [], { age: "3" }];
    expect(readFields(fields, { people })).toEqual({
      people: [
        { name: "Ann", age: null },
        { name: "", age: 3 },
      ],
    });
  });

  it("can skip records without a needed field", () => {
    const fields = { people: wholeList({ name: needed(text()) }) };
    const people = [{ name: "Ann" }, {}, { name: "" }];
    expect(readFields(fields, { people })).toEqual({
      people: [{ name: "Ann" }],
    });
  });

  it("are read in lists of records", () => {
    const fields = { groups: list({ people: list(person) }) };
    const groups = [{ people: [{ name: "Ann", age: 1 }] }, { people: 5 }];
    expect(readFields(fields, { groups })).toEqual({
      groups: [{ people: [{ name: "Ann", age: 1 }] }, { people: [] }],
    });
  });

  it("are read from a page of items or a bare array, not from HTML", () => {
    const items = [{ name: "Ann", age: 1 }];
    expect(readItemsOf(person, { items })).toEqual(items);
    expect(readItemsOf(person, items)).toEqual(items);
    expect(() => readItemsOf(person, "<!doctype html>")).toThrow(
      "page, not data",
    );
  });
});
