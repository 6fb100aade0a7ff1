import { pool } from "~/db/client.server";
import { settings } from "~/settings.server";
import { createApp } from "./http/app";
import { readerOf } from "./http/changes";
import { type Front, type Listening, listen } from "./http/listen";
import { Refusal } from "./refusal";

/**
 * Within this time a proxy asks for the site's health, and a busy one uses each connection that it keeps. The proxies in
 * `deploy/` are set to it.
 */
const proxyLingerMs = 2_000;

/** Answers requests in this process. */
export async function answerRequests(readMetrics?: () => Promise<string>, devFront?: Front): Promise<Listening> {
  const build = () => import("virtual:react-router/server-build");
  // With a function, the router would rebuild its routes for every request, which only hot reload needs.
  const keepsPages = import.meta.env.PROD && settings.pageCacheSeconds > 0;
  const reader = readerOf(`${pool.options.connectionString}`);
  await reader.changes.read();
  let isEnding = false;
  const { fetch, front } = createApp(import.meta.env.DEV ? build : await build(), settings, {
    changes: keepsPages ? reader.changes : undefined,
    readMetrics,
    isEnding: () => isEnding,
  });
  const lingerMs = settings.trustedProxies.length > 0 ? proxyLingerMs : 0;
  const server = await listen(fetch, settings.port, settings.host, { front: devFront ?? front, lingerMs }).catch(
    (error: Error) => {
      throw new Refusal(`Settings HOST and PORT: ${error.message}`);
    },
  );
  const close = () => {
    isEnding = true;
    return server.close().then(reader.stop);
  };
  return { ...server, close };
}
