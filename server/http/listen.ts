import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { Server } from "node:net";
import { getRequestListener } from "@hono/node-server";

const drainMs = 7_000;
const idleCheckMs = 100;

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** A handler that runs before the site, such as the development server for its own modules. */
export type Front = (...request: [...Parameters<RequestListener>, next: () => void]) => void;

interface Options {
  front?: Front;
  /** How long idle connections stay open after `close`, for a proxy that is about to use them again. */
  lingerMs?: number;
}

type Fetch = Parameters<typeof getRequestListener>[0];

export async function listen(fetch: Fetch, port: number, host: string, { front, lingerMs = 0 }: Options = {}) {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  const server = createServer((request, response) => {
    response.shouldKeepAlive &&= !isClosing;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (front) front(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const listening: Listening = {
    port: typeof address === "object" && address ? address.port : port,
    /** Accepts no new connections and lets running requests finish. Each connection ends with its next response. */
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        for (const response of underWay) response.shouldKeepAlive = false;
        const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
        let idle: NodeJS.Timeout;
        // The method of HTTP servers would close idle connections at once.
        Server.prototype.close.call(server, () => {
          clearTimeout(deadline);
          clearInterval(idle);
          resolve();
        });
        if (lingerMs === 0) server.closeIdleConnections();
        const lingersUntil = performance.now() + lingerMs;
        idle = setInterval(() => performance.now() >= lingersUntil && server.closeIdleConnections(), idleCheckMs);
      }),
  };
  return listening;
}
