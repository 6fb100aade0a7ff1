import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { sql } from "drizzle-orm";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { db } from "~/db/client.server";
import { hasFailed, hasLostDatabase, runUntilAborted } from "~/db/given-up.server";
import { htmlOf } from "~/http/rendered-page.server";
import { type RequestFacts, requestContext, type SentForm } from "~/http/request-context";
import { withRetryAfter } from "~/http/retry-after.server";
import { mayHaveWritten, rememberWrite } from "~/http/session-cookie.server";
import { askedRarely, hasRoomForWrites } from "~/images/free-space.server";
import { log } from "~/log.server";
import { isSameSecret } from "~/secret.server";
import { isLoopback, type Settings } from "~/settings.server";
import { ReadCache } from "~/visible/cached-reads.server";
import { yieldToNewConnections } from "./accepting";
import { localizeErrorResponse, nothingHere } from "./bare-answer";
import { type CachedPage, sendCached } from "./cached-page";
import { type ChangeReader, nothingKnown } from "./changes";
import { clientAddressFinder } from "./client-address";
import { compressPieces, isInPieces } from "./compress-pieces";
import { formGate } from "./form-gate";
import { answerFromMemory, isForAnyone, noteRequest } from "./from-memory";
import type { Front } from "./listen";
import { measurePages, metrics, readOwnMetrics } from "./metrics";
import { PageCache } from "./page-cache";
import { renderByArea } from "./render-by-area";
import { isSameOrigin } from "./same-origin";
import { sendRendered } from "./send-rendered";
import { findStoredAsset } from "./stored-assets";
import { Overloaded } from "./turns";
import { kindOf, turnsByKind } from "./turns-by-kind";
import { notNow, unavailable } from "./unavailable";
import { refuseUnknownKinds } from "./understood";

type Env = {
  Bindings: HttpBindings;
  Variables: { requestId: string; clientAddress: string; fileCaching?: string; form?: SentForm; work: AbortSignal };
};

/** Longer than the database's statement timeout. The time in which a form arrives does not count. */
const maxWorkMs = 30_000;

/** A proxy or supervisor that asks for the health waits about as long. */
const healthyWithinMs = 5_000;

interface AppOptions {
  /** Without it, no page is cached. */
  changes?: ChangeReader | null;
  maxMs?: number;
  readMetrics?: () => Promise<string>;
  /** Whether the disk has room for what people write. */
  hasRoom?: () => Promise<boolean>;
  /** Whether the server is about to end, so that proxies turn to another machine. */
  isEnding?: () => boolean;
  healthyMs?: number;
}

export function createApp(
  build: ServerBuild | (() => Promise<ServerBuild>),
  settings: Settings,
  {
    changes,
    maxMs = maxWorkMs,
    readMetrics = readOwnMetrics,
    hasRoom = askedRarely(hasRoomForWrites),
    isEnding = () => false,
    healthyMs = healthyWithinMs,
  }: AppOptions = {},
): { fetch: Hono<Env>["fetch"]; front: Front } {
  const app = new Hono<Env>();
  const findClientAddress = clientAddressFinder(settings.trustedProxies);
  const { MODE } = import.meta.env;
  const render = typeof build === "function" ? createRequestHandler(build, MODE) : renderByArea(build, MODE);
  const cache = new PageCache(settings.pageCacheSeconds, changes ?? nothingKnown);
  measurePages(() => cache.size);
  const reads = changes ? new ReadCache(settings.pageCacheSeconds, changes) : undefined;
  const turns = turnsByKind();
  const securityHeaders = listSecurityHeaders(settings);
  const commonHeaders = (c: Context<Env>) => ({ ...securityHeaders, "x-request-id": c.var.requestId });
  const sendPage = async (c: Context<Env>, page: CachedPage, isHit: boolean) => {
    const { incoming, outgoing } = c.env;
    const encoded = await page.in(`${incoming.headers["accept-encoding"]}`);
    sendCached(page, encoded, isHit, c.var.requestId, incoming, outgoing);
  };

  app.use(async (c, next) => {
    const started = performance.now();
    const { incoming, outgoing } = c.env;
    const requestId = randomUUID();
    const forwardedFor = incoming.headers["x-forwarded-for"]?.toString();
    const clientAddress = findClientAddress(incoming.socket.remoteAddress ?? "", forwardedFor);
    c.set("requestId", requestId);
    c.set("clientAddress", clientAddress);

    await next();
    const { status } = outgoing.headersSent ? { status: outgoing.statusCode } : c.res;
    if (!outgoing.headersSent) {
      // Hono's own setter makes a new response for each header.
      const { headers } = c.res;
      addSecurityHeaders(headers, securityHeaders);
      if (!headers.has("cache-control")) headers.set("cache-control", c.get("fileCaching") ?? "no-store");
      headers.set("x-request-id", requestId);
    }
    noteRequest(requestId, c.req.method, c.req.path, status, started);
  });

  app.get("/healthz", async (c) => {
    const unable = (status: string) => c.json({ status }, 503, { "retry-after": "10" });
    if (isEnding()) return unable("ending");
    try {
      const isAnswered = db.execute(sql`select 1`).then(() => true);
      const isInTime = await Promise.race([isAnswered, delay(healthyMs, false, { ref: false })]);
      return isInTime ? c.json({ status: "ok" }) : unable("unavailable");
    } catch {
      return unable("unavailable");
    }
  });

  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(c.req.raw.headers, c.get("clientAddress"), settings.metricsToken))
      return c.text(nothingHere, 404);
    return c.body(await readMetrics(), 200, { "content-type": metrics.contentType });
  });

  const compressed = compress({
    threshold: 1024,
    contentTypeFilter: (type) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && !isInPieces(type) && !isShort(type),
  });
  if (import.meta.env.PROD) {
    const forever = "public, max-age=31536000, immutable";
    const root = "build/client";
    const serveFiles = (caching: string): MiddlewareHandler<Env> => {
      // Hono creates the response before it calls `onFound`, so a header set there would be lost. Remember the value
      // instead.
      const serve = serveStatic<Env>({ root, precompressed: true, onFound: (_, c) => c.set("fileCaching", caching) });
      return (c, next) => {
        // Files are small, so each is sent whole. Hono would send a part also for an unknown unit, and of a newer file.
        c.req.raw.headers.delete("range");
        return serve(c, next);
      };
    };
    app.use("/assets/*", serveFiles(forever));
    if (settings.storageUrl)
      app.get("/assets/*", compressed, async (c, next) => {
        const asset = await turns.picture.take(c.var.clientAddress, () => findStoredAsset(c.req.path));
        if (!asset) return next();
        c.set("fileCaching", forever);
        return asset;
      });
    const atTheRoot = new Set(readdirSync(root).map((name) => `/${name}`));
    const serveRoot = serveFiles("public, max-age=3600");
    // Avoid a file system look-up for every page.
    app.use(async (c, next) => (atTheRoot.has(c.req.path) ? serveRoot(c, next) : next()));
  }
  app.all("/assets/*", (c) => c.text(nothingHere, 404));

  app.use(async (c, next) => {
    if (isSameOrigin(c.req.raw, settings.siteUrl)) return next();
    return c.text("Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt.", 403);
  });
  app.use(refuseUnknownKinds, formGate(settings, hasRoom));

  app.use(compressed, compressPieces);
  app.use((c, next) => {
    const work = new AbortController();
    c.set("work", work.signal);
    const giveUp = () => {
      work.abort();
      return new HTTPException(503, { res: unavailable(c.req.raw, "too late", c.var.form) });
    };
    return timeout(maxMs, giveUp)(c, next);
  });
  app.all("*", async (c) => {
    const { incoming, outgoing } = c.env;
    const { requestId, clientAddress, form, work } = c.var;
    const request = forRoutes(c.req.raw, work);
    const hasWritten = isWrite(request) || mayHaveWritten(incoming.headers.cookie ?? "");
    const facts: RequestFacts = { requestId, clientAddress, form, reads: hasWritten ? undefined : reads };
    const isForMemory = import.meta.env.PROD && getsWholePage(incoming) && isForAnyone(incoming);
    // Each request takes its own turn, even for the same page, so that none depends on another's.
    const turn = <Answer>(run: () => Promise<Answer>) =>
      turns[kindOf(request, isForMemory)].take(clientAddress, () => yieldToNewConnections().then(run));
    let isRendered = false;
    const renderPage = async () => {
      isRendered = true;
      const context = new RouterContextProvider();
      context.set(requestContext, facts);
      return withRetryAfter(async () => {
        const answer = await runUntilAborted(work, () => render(request, context));
        const isAway = facts.isDatabaseAway || hasLostDatabase(work);
        const isForNow = isAway || (answer.status === 503 && !isWrite(request));
        return localizeErrorResponse(isForNow ? notNow(answer) : answer, requestId);
      });
    };
    const send = async (answer: Response) => {
      const html = htmlOf(answer);
      if (html === undefined) return answer;
      // The response to a write must pass the middleware that reads the rest of its body.
      if (isWrite(request)) return new Response(html, answer);
      await sendRendered(html, answer, commonHeaders(c), incoming, outgoing);
      return RESPONSE_ALREADY_SENT;
    };
    if (isForMemory) {
      const accepted = `${incoming.headers["accept-encoding"]}`;
      const page = await turn(() =>
        cache.render(incoming.url ?? "", accepted, async () => {
          const response = await renderPage();
          addSecurityHeaders(response.headers, securityHeaders);
          return { response, ...facts, isWhole: !hasFailed(work) };
        }),
      );
      if (page instanceof Response) return send(page);
      if (!isRendered) page.onRepeat?.(request, facts.clientAddress);
      await sendPage(c, page, !isRendered);
      return RESPONSE_ALREADY_SENT;
    }
    const answer = await turn(renderPage);
    if (isWrite(request) && !isRefusal(answer) && !facts.leavesPagesUnchanged) {
      answer.headers.append("set-cookie", rememberWrite());
      void changes?.read();
    }
    return send(answer);
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof Overloaded) return unavailable(c.req.raw, "overloaded", c.get("form"));
    log.error({ requestId: c.get("requestId"), err: error }, "request failed");
    return c.text(`Da ist etwas schiefgegangen. Kennung: ${c.get("requestId")}`, 500);
  });
  return { fetch: app.fetch, front: answerFromMemory(cache, settings.siteUrl, findClientAddress) };
}

/**
 * The request for the routes. It has no body, because the gate has already read it. Its signal is aborted when nobody
 * waits for the response any more.
 */
function forRoutes({ url, method, headers, signal }: Request, work: AbortSignal): Request {
  return new Request(literally(url), { method, headers, signal: AbortSignal.any([signal, work]) });
}

/**
 * A path that can't be decoded belongs to no page. Read letter by letter it can, so that the router does not write it
 * to the log, with what may be a secret in it.
 */
function literally(url: string): string {
  if (!url.includes("%")) return url;
  const address = new URL(url);
  try {
    decodeURIComponent(address.pathname);
    return url;
  } catch {
    address.pathname = address.pathname.replaceAll("%", "%25");
    return address.href;
  }
}

/** Our JSON is short: the answer to a button or to a question. Compressing it in another thread would cost more than it saves. */
const isShort = (type: string) => type.startsWith("application/json");

const isWrite = ({ method }: Request) => method !== "GET" && method !== "HEAD";

/** A refused write changed nothing. A failed one may have changed something before it failed. */
const isRefusal = ({ status }: Response) => status >= 400 && status < 500;

/** HEAD requests and data requests get less than a full page, so they don't fill the page memory. */
function getsWholePage({ method, headers }: HttpBindings["incoming"]): boolean {
  return method === "GET" && headers["sec-fetch-dest"] !== "empty";
}

function listSecurityHeaders(settings: Settings): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // A page says what it allows.
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(settings.isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** A route may set a stricter value, such as the referrer policy of a page with a secret in its address. */
function addSecurityHeaders(headers: Headers, securityHeaders: Record<string, string>): void {
  for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value);
  // The older header knows no exception for one page.
  if (headers.get("content-security-policy")?.includes("frame-ancestors *")) headers.delete("x-frame-options");
}

/** Allows requests from this machine, and those with the token. A forwarded request did not start on this machine. */
function mayReadMetrics(headers: Headers, clientAddress: string, token: string | undefined): boolean {
  if (token && isSameSecret(headers.get("authorization"), `Bearer ${token}`)) return true;
  const isForwarded = ["x-forwarded-for", "forwarded", "x-real-ip"].some((name) => headers.has(name));
  return !isForwarded && isLoopback(clientAddress);
}
