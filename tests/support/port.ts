import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A free port below those that systems give to outgoing connections. Otherwise a browser could take it before the server
 * listens.
 */
export async function findPort(): Promise<number> {
  const port = randomInt(11_000, 30_000);
  const server = createServer().listen(port, "127.0.0.1");
  const isFree = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (!isFree) return findPort();
  server.close();
  await once(server, "close");
  return port;
}
