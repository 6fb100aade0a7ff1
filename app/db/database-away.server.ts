import pg from "pg";

/** What the driver says about a connection that broke, could not be opened in time, or was broken already. */
const driversWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** No answer has come within the time that the driver waits. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Query read timeout");

/** A socket fails in one of these ways, depending on what the process does at the moment when the other side closes it. */
const socketCodes =
  /^(ECONN\w+|EPIPE|ENOTCONN|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ERR_STREAM_DESTROYED)$/;

/** PostgreSQL's states for a broken connection, too few resources, a shutdown and a cancelled statement. */
const unavailableStates = /^(08|53|57)/;

/** PostgreSQL ends the session with such an error. */
const endsSession = /^(FATAL|PANIC)$/;

/** The embedded PostgreSQL has a socket file, which is gone while it is down. */
const isMissingSocket = ({ code, syscall }: NodeJS.ErrnoException) => code === "ENOENT" && syscall === "connect";

/** Whether the session has ended with this error. Most errors of PostgreSQL leave it as it was. */
export const hasEndedSession = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? endsSession.test(error.severity ?? "") || /^57P/.test(error.code ?? "")
    : isDatabaseAway(error);

/** Whether the database is down or too slow, in contrast to an error in a query. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = "" } = cause as { code?: string };
    if (cause instanceof pg.DatabaseError)
      return endsSession.test(cause.severity ?? "") || unavailableStates.test(code);
    if (driversWords.test(cause.message) || socketCodes.test(code) || isMissingSocket(cause)) return true;
  }
  return false;
}
