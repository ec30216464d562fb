/** The text below a question: its author's hint, then the rule. */
export function Hints(props: {
  readonly own: string;
  readonly rule?: string;
  readonly lang?: string | undefined;
}) {
  const { own, rule = "", lang } = props;
  if (own === "") return rule;
  return (
    <>
      <span lang={lang} dir="auto">
        {own}
      </span>
      {rule && <> {rule}</>}
    </>
  );
}

/** Undefined if there is neither a hint nor a rule. */
export function hintOf(own: string, rule: string, lang?: string) {
  return own || rule ? <Hints own={own} rule={rule} lang={lang} /> : undefined;
}
