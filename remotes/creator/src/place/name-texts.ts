interface Named {
  readonly name: string;
  readonly country: string;
}

/** How a place is called. By itself, as the desk says it too, which need not load the rest. */
export const nameTexts = {
  label: ({ name, country }: Named) => `${name}, ${country}`,
};
