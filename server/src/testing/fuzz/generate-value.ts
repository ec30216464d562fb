import type { Random } from "../../app/demo/random.ts";
import { nastyNames, nastyTexts, nastyValues } from "./corpus.ts";
import type { JsonSchema } from "./openapi-document.ts";

/** Generates values for schemas: mostly valid, often broken somewhere. */
export class ValueGenerator {
  readonly #random: Random;
  readonly #known: Record<string, readonly unknown[]>;

  /** @param known Valid values by field name, such as ids of existing surveys. */
  constructor(random: Random, known: Record<string, readonly unknown[]>) {
    this.#random = random;
    this.#known = known;
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  nastyText(): string {
    return this.chance(0.2)
      ? this.pick(nastyTexts) + this.pick(nastyTexts)
      : this.pick(nastyTexts);
  }

  value(schema: JsonSchema, name = ""): unknown {
    if (this.chance(0.08)) return this.#nastyValue();
    const known = this.#known[name];
    if (known !== undefined && this.chance(0.8)) return this.pick(known);
    const choice = schema.anyOf ?? schema.oneOf;
    if (choice !== undefined) return this.value(this.pick(choice), name);
    if ("const" in schema) return schema.const;
    if (schema.enum !== undefined) return this.pick(schema.enum);
    return this.#ofType(schema, [schema.type ?? "null"].flat()[0] ?? "null");
  }

  #nastyValue(): unknown {
    return this.chance(0.6) ? this.nastyText() : this.pick(nastyValues);
  }

  #ofType(schema: JsonSchema, type: string): unknown {
    switch (type) {
      case "string":
        return this.#text(schema);
      case "integer":
        return Math.floor(this.#number(schema));
      case "number":
        return this.#number(schema);
      case "boolean":
        return this.chance(0.5);
      case "array":
        return this.#array(schema);
      case "object":
        return this.#object(schema);
      default:
        return null;
    }
  }

  #text({ format, minLength = 0, maxLength = 300 }: JsonSchema): string {
    if (format === "date-time")
      return this.pick(["2027-01-01T00:00:00Z", "1970-01-01T00:00:00Z"]);
    if (format === "email") return "someone@example.org";
    const edge = this.pick([
      minLength - 1,
      minLength,
      maxLength,
      maxLength + 1,
      12,
    ]);
    return this.chance(0.4)
      ? this.nastyText()
      : this.pick(["x", "night bus ", "é", "🙂"])
          .repeat(Math.max(0, edge))
          .slice(0, Math.max(0, edge));
  }

  #number({ minimum = -1000, maximum = 1000 }: JsonSchema): number {
    const inside = minimum + this.#random() * Math.min(maximum - minimum, 1000);
    return this.pick([inside, inside, minimum, maximum, minimum - 1]);
  }

  #array({ items = {}, minItems = 0, maxItems = 3 }: JsonSchema): unknown[] {
    const length = this.chance(0.03)
      ? Math.min(maxItems, 1000) + 1
      : minItems + Math.floor(this.#random() * 4);
    return Array.from({ length }, () => this.value(items));
  }

  #object(schema: JsonSchema): Record<string, unknown> {
    const { properties = {}, patternProperties = {} } = schema;
    const free = Object.values(patternProperties);
    if (typeof schema.additionalProperties === "object")
      free.push(schema.additionalProperties);
    const required = new Set(schema.required ?? []);
    const entries = Object.entries(properties)
      .filter(([name]) => this.chance(required.has(name) ? 0.96 : 0.6))
      .map(([name, item]) => [name, this.value(item, name)]);
    const named = free.flatMap((item) =>
      Array.from({ length: 2 }, () => [
        String(this.pick(this.#known["question"] ?? [1])),
        this.value(item),
      ]),
    );
    const spoiled = this.chance(0.08)
      ? [[this.pick(nastyNames), this.#nastyValue()]]
      : [];
    // Unlike an assignment, Object.fromEntries makes "__proto__" a normal
    // property.
    return Object.fromEntries([...entries, ...named, ...spoiled]) as Record<
      string,
      unknown
    >;
  }
}
