import pg from "pg";
import { elementDecoders, scalarDecoders } from "./values.ts";

type Parse = (text: string) => unknown;

// The list of types in @types/pg does not contain arrays.
const builtIn = pg.types.getTypeParser as (
  type: number,
  format?: string,
) => Parse;
const readTextArray = builtIn(1009);

/** Decodes values as PGlite does; see values.ts. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: string): Parse => {
    const scalar = scalarDecoders.get(type);
    if (scalar !== undefined) return scalar;
    const element = elementDecoders.get(type);
    if (element !== undefined) return (text) => readArray(text, element);
    return builtIn(type, format);
  },
};

function readArray(text: string, element: Parse): unknown {
  return decodeEach(readTextArray(text), element);
}

function decodeEach(value: unknown, element: Parse): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => decodeEach(item, element));
  return typeof value === "string" ? element(value) : value;
}
