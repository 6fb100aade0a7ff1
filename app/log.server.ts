import pino from "pino";
import { settings } from "./settings.server";

/** Lines of JSON. What people typed and who they are stays out: names of routes, states and durations only. */
export const log = pino({
  level: settings.logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

function messageOf(thrown: unknown) {
  const isObject = typeof thrown === "object" && thrown !== null;
  return String(isObject && "message" in thrown ? thrown.message : thrown);
}

/** An error's own words and place. What hangs on it, such as a connection or the values of a query, stays out. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: messageOf(error) };
  const cause = error.cause instanceof Error ? error.cause : null;
  const code = "code" in error ? error.code : undefined;
  // A failed query repeats its values in the message and names what went wrong in its cause.
  const message = cause ? cause.message : error.message;
  const frames = (cause?.stack ?? error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { type: error.name, code, message, at: frames.slice(0, 8).map((line) => line.trim()) };
}
