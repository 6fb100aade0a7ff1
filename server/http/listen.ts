import { createServer, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";

const drainMs = 7_000;

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** A handler that runs before the site, such as the development server for its own modules. */
export type Front = (...request: [...Parameters<RequestListener>, next: () => void]) => void;

type Fetch = Parameters<typeof getRequestListener>[0];

export async function listen(fetch: Fetch, port: number, host: string, front?: Front): Promise<Listening> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
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
  return {
    port: typeof address === "object" && address ? address.port : port,
    /** Accepts no new connections and lets running requests finish. */
    close: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
