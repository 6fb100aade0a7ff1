import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { countAccepted } from "./accepting";
import { oneByOne } from "./one-by-one";
import { answerRefused, refuseExpectation, unreadable } from "./refused-early";
import { endSlowReaders } from "./slow-readers";
import { refuseTinyPieces } from "./tiny-pieces";

const drainMs = 7_000;
const idleCheckMs = 100;
const readersCheckMs = 1_000;
/** How often Node looks for connections that have exceeded the limits below. */
const slowCheckMs = 5_000;

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** A handler that runs before the site, such as the development server for its own modules. */
export type Front = (...request: [...Parameters<RequestListener>, next: () => void]) => void;

interface Options {
  front?: Front;
  /**
   * How long `close` continues to answer, for a proxy that has not noticed yet. A connection that waits to be accepted when
   * a server closes is lost, so the proxy must have turned away before.
   */
  lingerMs?: number;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/** The framework can't make a request of some addresses and hosts that Node accepts. */
function errorHandler(error: unknown): Response {
  if (error instanceof RequestError) return unreadable();
  throw error;
}

export async function listen(fetch: Fetch, port: number, host: string, { front, lingerMs = 0 }: Options = {}) {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false, errorHandler });
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  const checks = { connectionsCheckingInterval: slowCheckMs, requireHostHeader: false };
  const listener: RequestListener = (request, response) => {
    response.shouldKeepAlive &&= !isClosing;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    // The framework refuses a request without a host, in words.
    if (front && request.headers.host) front(request, response, () => void answer(request, response));
    else void answer(request, response);
  };
  const inOrder = oneByOne(listener);
  const server = createServer(checks, (request, response) => {
    refuseTinyPieces(request);
    inOrder(request, response);
  });
  countAccepted(server);
  answerRefused(server, underWay);
  server.on("checkExpectation", refuseExpectation);
  server.headersTimeout = 15_000;
  // Also for files of a call, whose form says so: a slow sender keeps one of few places for uploads.
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  // Ends a connection on which nothing moves, such as one whose reader has stopped. No answer takes as long to begin.
  server.timeout = 60_000;
  server.maxHeadersCount = 100;
  await once(server.listen(port, host), "listening");
  const watch = setInterval(() => endSlowReaders(underWay), readersCheckMs).unref();
  const address = server.address();
  const listening: Listening = {
    port: typeof address === "object" && address ? address.port : port,
    /** Lets running requests finish, and accepts no new connections in the end. Each connection ends with its next response. */
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        for (const response of underWay) response.shouldKeepAlive = false;
        const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
        let idle: NodeJS.Timeout;
        const stopAccepting = () => {
          server.close(() => {
            clearTimeout(deadline);
            clearInterval(idle);
            clearInterval(watch);
            resolve();
          });
          idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
        };
        if (lingerMs === 0) stopAccepting();
        else setTimeout(stopAccepting, lingerMs);
      }),
  };
  return listening;
}
