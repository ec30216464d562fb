/**
 * What another language says for the English words of this type: the same
 * names, and functions of the same counts and names. A word that is missing or
 * too much is told by the compiler.
 */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : { readonly [Name in keyof English]: Words<English[Name]> };
