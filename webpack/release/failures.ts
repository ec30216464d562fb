/** The command line is not one that anybody can have meant. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What was asked for cannot be done. */
export class CommandFailed extends Error {
  override readonly name = "CommandFailed";
}
