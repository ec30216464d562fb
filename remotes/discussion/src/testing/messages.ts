const createdAt = new Date().toISOString();

/** A post in the server's format. */
export function post(id: number, more: object = {}) {
  return {
    id,
    content: `Post ${id}`,
    user_id: "neighbour-9c3d",
    like_count: 0,
    reply_count: 0,
    created_at: createdAt,
    ...more,
  };
}

/** A reply in the server's format. */
export function reply(id: number, more: object = {}) {
  return {
    id,
    content: `Answer ${id}`,
    user_id: "neighbour-9c3d",
    created_at: createdAt,
    user_alias: null,
    replying_to: null,
    ...more,
  };
}
