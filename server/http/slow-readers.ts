import type { ServerResponse } from "node:http";

const maxBytes = 48 * 1024 * 1024;

/**
 * A page that nobody reads stays in memory, and a thousand readers of one byte a second would fill it. Beyond a limit,
 * ends the answers that have waited longest. Expects the oldest first.
 */
export function endSlowReaders(underWay: Set<ServerResponse>, most = maxBytes): void {
  const bytesOf = ({ socket }: ServerResponse) => socket?.writableLength ?? 0;
  let held = 0;
  for (const response of underWay) held += bytesOf(response);
  for (const response of underWay) {
    if (held <= most) return;
    const bytes = bytesOf(response);
    if (bytes > 0) response.socket?.destroy();
    held -= bytes;
  }
}
