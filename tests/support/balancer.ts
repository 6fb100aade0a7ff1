import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request as send } from "node:http";
import { buffer } from "node:stream/consumers";

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

/**
 * A reverse proxy in front of several machines. It hands each request to the next machine on connections that it keeps,
 * and to another machine only when one accepts no connection: it never sends a request twice.
 */
export async function startBalancer(port: number, targets: number[]) {
  const agent = new Agent({ keepAlive: true });
  const answered = new Map<number, number>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    count += 1;
    for (let tried = 0; tried < targets.length; tried += 1) {
      const target = targets[(count + tried) % targets.length] ?? 0;
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

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${port}`,
    /** How many requests each machine has answered. */
    answered,
    stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
