import { settings } from "~/settings.server";
import { createApp } from "./http/app";
import { type Front, type Listening, listen } from "./http/listen";
import { Refusal } from "./refusal";

/** A busy proxy uses each connection that it keeps within this time. */
const proxyLingerMs = 2_000;

/** Answers requests in this process. */
export async function answerRequests(readMetrics?: () => Promise<string>, front?: Front): Promise<Listening> {
  const build = () => import("virtual:react-router/server-build");
  // With a function, the router would rebuild its routes for every request, which only hot reload needs.
  const { fetch } = createApp(import.meta.env.DEV ? build : await build(), settings, { readMetrics });
  const lingerMs = settings.trustedProxies.length > 0 ? proxyLingerMs : 0;
  return listen(fetch, settings.port, settings.host, { front, lingerMs }).catch((error: Error) => {
    throw new Refusal(`Settings HOST and PORT: ${error.message}`);
  });
}
