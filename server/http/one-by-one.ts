import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** On all connections together, because each takes memory. */
const maxWaiting = 500;

/**
 * Answers the requests of one connection one after the other. Node would begin all that it reads at once, and a connection
 * may send thousands without waiting for an answer (pipelining), which would hold the server for seconds. No browser and no
 * proxy does. A connection that sends too many is closed.
 */
export function oneByOne(answer: RequestListener, most = maxWaiting): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  let waiting = 0;
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? [];
    const begin = () => {
      response.once("close", goOn);
      answer(request, response);
    };
    const goOn = () => {
      // What waits on a connection that is closed, or closes with this answer, has nobody to read it.
      const isOver = !socket.writable;
      const left = line.splice(0, isOver ? line.length : 1);
      waiting -= left.length;
      if (isOver || left.length === 0) lines.delete(socket);
      else left[0]?.();
    };
    if (!socket.writable) return;
    if (!lines.has(socket)) {
      lines.set(socket, line);
      begin();
    } else if (waiting < most) {
      waiting += 1;
      line.push(begin);
    } else socket.destroy();
  };
}
