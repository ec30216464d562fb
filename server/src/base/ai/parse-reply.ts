/** The JSON in what a model wrote, however it wrapped it; null when there is none. */
export function parseReply(content: string): unknown {
  for (const text of candidates(content)) {
    try {
      return JSON.parse(text);
    } catch {
      continue;
    }
  }
  return null;
}

/** Bare JSON, JSON in a fence, JSON amid prose; after any thinking aloud. */
function candidates(content: string): string[] {
  const said = content.replace(/<think>[\s\S]*?<\/think>/gi, "");
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(said)?.[1] ?? "";
  const object = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  return [said, fenced, object];
}
