/** A reply that the test sends when it chooses to. */
export function deferredReply() {
  let settle: ((reply: Response) => void) | undefined;
  const reply = new Promise<Response>((resolve) => {
    settle = resolve;
  });
  return { reply, answer: (response: Response) => settle?.(response) };
}
