import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { ServerBuild } from "react-router";
import { expect, it, onTestFinished } from "vitest";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { parseSettings } from "~/settings.server";
import { createApp } from "./app";
import { listen } from "./listen";

/** Longer than a test may take. */
const never = 60_000;

const build = { routes: {}, entry: { module: { default: () => new Response() } } } as unknown as ServerBuild;

/** A database that takes connections and never says anything. */
async function openSilentDatabase(): Promise<void> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on("error", () => {})));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  openDatabase(`postgres://a@127.0.0.1:${port}/a`, { connectionMs: never, statementMs: never });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await closeDatabase();
  });
}

it("says that it is not well, and when to ask again, while the database says nothing [SAFE-116]", async () => {
  await openSilentDatabase();
  const { fetch: answer } = createApp(build, parseSettings({ LOG_LEVEL: "silent" }), { healthyMs: 50 });
  const server = await listen(answer, 0, "127.0.0.1");
  onTestFinished(() => server.close());
  const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  expect([health.status, health.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await health.json()).toEqual({ status: "unavailable" });
});
