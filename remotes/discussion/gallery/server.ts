import {
  FakeEventSource,
  fakeNetwork,
  json,
  type NetworkCall,
  type Step,
} from "@nearsay/core/standalone";
import { visitorId } from "./people.ts";

type Reply = object | (() => Response | Promise<Response>);

/** Replies by the number of the survey or post they belong to. */
const posts = new Map<string, Reply>();
const replies = new Map<string, Reply>();

const network = fakeNetwork({
  "GET /api/auth/identity": { actorId: visitorId },
  "POST /api/auth/anon": null,
  "POST /api/privacy/opt-out": null,
  "DELETE /api/privacy/opt-out": null,
  "GET /api/posts": (call) => answer(posts.get(idIn(call, "surveyId"))),
  "GET /api/replies": (call) => answer(replies.get(idIn(call, "postId"))),
});
document.cookie = "nearsay_csrf=gallery";

// No live events arrive while a screenshot is taken, unless a state sends them.
Object.defineProperty(window, "EventSource", { value: FakeEventSource });

/** Sets the server's reply to a report of the post with this number. */
export function answerReport(id: string, reply: Reply): void {
  network.on(`POST /api/posts/${id}/report`, reply);
}

let count = 0;

/** Returns the number of a new survey with these posts, so that states do not affect each other. */
export function servePosts(reply: Reply): string {
  const id = String(++count);
  posts.set(id, reply);
  return id;
}

/** Returns the number of a new post with these replies. */
export function serveReplies(reply: Reply): string {
  const id = String(++count);
  replies.set(id, reply);
  return id;
}

/** Sets the server's reply to new posts from then on. */
export function answerPosts(reply: Reply): void {
  network.on("POST /api/posts", reply);
}

/** Delivers a new post by another user. */
export function hear(surveyId: string, post: object): Step {
  return () => {
    FakeEventSource.opened
      .find(({ url }) => url.includes(`/surveys/${surveyId}/`))
      ?.receive("post", { post });
    return Promise.resolve();
  };
}

function idIn({ path }: NetworkCall, name: string): string {
  return new URL(path, location.origin).searchParams.get(name) ?? "";
}

function answer(reply: Reply = { items: [] }): Response | Promise<Response> {
  return typeof reply === "function"
    ? (reply as () => Response)()
    : json(reply);
}
