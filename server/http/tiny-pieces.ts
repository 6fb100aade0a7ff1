import type { IncomingMessage } from "node:http";

const manyPieces = 1_000;
const tinyBytes = 64;

/**
 * Closes a connection that sends a body in thousands of tiny pieces. Node takes as long for each as for a large one, so that
 * 400 kB of them would hold the server for half a second. A body with a length arrives in large pieces, and so does what
 * a proxy passes on without one.
 */
export function refuseTinyPieces(request: IncomingMessage): void {
  if (!request.headers["transfer-encoding"]) return;
  const { push } = request;
  let pieces = 0;
  let bytes = 0;
  request.push = (piece, encoding) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    if (pieces <= manyPieces || bytes >= pieces * tinyBytes) return push.call(request, piece, encoding);
    request.socket.destroy();
    return false;
  };
}
