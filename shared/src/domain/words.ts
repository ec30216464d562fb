/**
 * Texts of another language for the English texts of this type: the same names,
 * and functions with the same parameters. The compiler reports missing or
 * superfluous texts.
 */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : { readonly [Name in keyof English]: Words<English[Name]> };
