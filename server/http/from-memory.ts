import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { hideTokens } from "~/http/hidden-tokens";
import { isAnonymous } from "~/http/page-caching.server";
import { log } from "~/log.server";
import { isGeneratedImage } from "~/visible/topics";
import { type Encoded, sendCached } from "./cached-page";
import type { clientAddressFinder } from "./client-address";
import type { Front } from "./listen";
import { countRequest } from "./metrics";
import type { PageCache } from "./page-cache";

/** Answers what is in memory before the framework sees the request: its objects would cost more than sending the bytes. */
export function answerFromMemory(
  cache: PageCache,
  siteUrl: string,
  findClientAddress: ReturnType<typeof clientAddressFinder>,
): Front {
  return (incoming, outgoing, next) => {
    const page = isForAnyone(incoming) && cache.find(incoming.url ?? "");
    if (!page) return next();
    const started = performance.now();
    const { method = "", url = "", headers, socket } = incoming;
    const send = (encoded: Encoded) => {
      const requestId = randomUUID();
      if (page.onRepeat) {
        const address = findClientAddress(socket.remoteAddress ?? "", headers["x-forwarded-for"]?.toString());
        page.onRepeat(
          new Request(new URL(url, siteUrl), { method, headers: headers as Record<string, string> }),
          address,
        );
      }
      sendCached(page, encoded, true, requestId, incoming, outgoing);
      if (!page.isCompressedWell) void page.compressWell();
      noteRequest(requestId, method, pathOf(url), outgoing.statusCode, started);
    };
    const accepted = `${headers["accept-encoding"]}`;
    const known = page.known(accepted);
    if (known) send(known);
    else page.in(accepted).then(send, next);
  };
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";

export function isForAnyone({ method = "", url = "", headers: { cookie } }: IncomingMessage): boolean {
  return isAnonymous(method, cookie && !isGeneratedImage(pathOf(url)) ? cookie : "");
}

export function noteRequest(requestId: string, method: string, path: string, status: number, started: number): void {
  const ms = Math.round(performance.now() - started);
  countRequest(method, status, ms / 1000);
  if (log.isLevelEnabled("info")) log.info({ requestId, method, path: hideTokens(path), status, ms }, "request");
}
