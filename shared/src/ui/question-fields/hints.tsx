/** What is said below a question: its author's words, then the rule. */
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

/** Whether there is anything to say. */
export function hintOf(own: string, rule: string, lang?: string) {
  return own || rule ? <Hints own={own} rule={rule} lang={lang} /> : undefined;
}
