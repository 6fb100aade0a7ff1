import cluster from "node:cluster";
import pino from "pino";
import { settings } from "./settings.server";

/** Logs JSON lines with routes, statuses and durations, but nothing that people typed or that identifies them. */
export const log = pino({
  level: settings.logLevel,
  base: cluster.worker ? { worker: cluster.worker.id } : null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
  hooks: {
    logMethod(line, method, level) {
      const isNoise = level === pino.levels.values.error && isAboutNothing(line[0]);
      (isNoise ? this.info : method).apply(this, line);
    },
  },
});

/** Whether a write failed because its account, or what it is about, was deleted at that moment. */
function isAboutNothing(line: unknown): boolean {
  const { err } = (line ?? {}) as { err?: Refusal & { cause?: Refusal } };
  return (err?.cause ?? err)?.code === "23503";
}

interface Refusal {
  code?: string;
}

function messageOf(thrown: unknown) {
  const isObject = typeof thrown === "object" && thrown !== null;
  return String(isObject && "message" in thrown ? thrown.message : thrown);
}

/** The message and stack of an error, without attached objects such as connections or query values. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: messageOf(error) };
  const cause = error.cause instanceof Error ? error.cause : null;
  const code = "code" in error ? error.code : undefined;
  // The message of a failed query repeats its values; the cause names the error.
  const message = cause ? cause.message : error.message;
  const frames = (cause?.stack ?? error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { type: error.name, code, message, at: frames.slice(0, 8).map((line) => line.trim()) };
}
