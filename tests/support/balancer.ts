import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request as send } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { vi } from "vitest";

const askEveryMs = 500;
const waitAtMostMs = 5_000;

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

/**
 * A reverse proxy in front of several machines, with the habits of those in `deploy/`: it asks each machine how it is,
 * hands each request to the next one that is well, on connections that rest for a second at most, and to another machine
 * only when one accepts no connection. It never sends a request twice.
 */
export async function startBalancer(port: number, targets: number[]) {
  const agent = new Agent({ keepAlive: true, timeout: 1_000 });
  const well = new Set(targets);
  const answered = new Map<number, number>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    count += 1;
    const first = count % targets.length;
    const inTurn = [...targets.slice(first), ...targets.slice(0, first)];
    for (const target of [...inTurn.filter((one) => well.has(one)), ...inTurn.filter((one) => !well.has(one))]) {
      try {
        const answer = await forward(request, target, body);
        answered.set(target, (answered.get(target) ?? 0) + 1);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") continue;
        response.writeHead(502).end(String(error));
        return;
      }
    }
    response.writeHead(502).end("no machine answers");
  });

  async function forward({ method, url, headers }: IncomingMessage, target: number, body: Buffer) {
    const forwarded = headers["x-forwarded-for"] ?? "127.0.0.1";
    const request = send({
      ...{ host: "localhost", port: target, path: url, method, agent },
      headers: { ...headers, connection: "keep-alive", "x-forwarded-for": forwarded },
    });
    request.end(body);
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    return answer;
  }

  const asking = new AbortController();
  const { signal } = asking;
  /** Asks one question after the other, so that an old answer never replaces a newer one. */
  async function watch(target: number) {
    while (!signal.aborted) {
      if (await isWell(target)) well.add(target);
      else well.delete(target);
      await delay(askEveryMs, undefined, { signal }).catch(() => {});
    }
  }
  async function isWell(target: number) {
    const until = AbortSignal.any([signal, AbortSignal.timeout(waitAtMostMs)]);
    try {
      return (await fetch(`http://localhost:${target}/healthz`, { signal: until })).ok;
    } catch {
      return false;
    }
  }
  for (const target of targets) void watch(target);

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${port}`,
    /** How many requests each machine has answered. */
    answered,
    async allAreWell() {
      await vi.waitUntil(() => well.size === targets.length, { timeout: 60_000, interval: 50 });
    },
    stop() {
      asking.abort();
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
