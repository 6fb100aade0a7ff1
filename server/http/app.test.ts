import { setTimeout as delay } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { requestContext } from "~/http/request-context";
import { parseSettings, settings } from "~/settings.server";
import { formOf } from "../../tests/support/form-of";
import { createApp } from "./app";
import { type Listening, listen } from "./listen";

const signals: AbortSignal[] = [];

/** A site with one address, which answers after the requested time, or when nobody waits any more. */
const build = {
  entry: { module: { default: (_request: Request, status: number) => new Response("page", { status }) } },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    slow: {
      id: "slow",
      parentId: "root",
      path: "langsam",
      module: {
        default: () => null,
        loader: ({ request }: { request: Request }) => wait(request),
        action: async ({ request, context }: { request: Request; context: { get(key: unknown): unknown } }) => {
          await wait(request);
          return context.get(requestContext) !== null;
        },
      },
    },
    button: { id: "button", parentId: "root", path: "knopf", module: { action: () => ({ isDone: true }) } },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
  allowedActionOrigins: ["**"],
} as unknown as ServerBuild;

async function wait({ url, signal }: Request): Promise<null> {
  signals.push(signal);
  await delay(Number(new URL(url).searchParams.get("ms")), null, { signal }).catch(() => {});
  return null;
}

let server: Listening;
/** The same, but it gives up what takes longer than a moment. */
let hurried: Listening;
let hasRoom = true;
let isEnding = false;
beforeAll(async () => {
  const options = { hasRoom: async () => hasRoom, isEnding: () => isEnding };
  const start = (maxMs?: number) =>
    listen(createApp(build, parseSettings({ LOG_LEVEL: "silent" }), { ...options, maxMs }).fetch, 0, "127.0.0.1");
  server = await start();
  hurried = await start(100);
});
afterAll(() => Promise.all([server.close(), hurried.close()]));

const never = "?ms=600000";
const askAt = ({ port }: Listening, query: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}/langsam${query}`, init);
const ask = (query: string, init?: RequestInit) => askAt(server, query, init);
const form = (accept: string, fields: Record<string, string> = { a: "b" }) => ({
  method: "POST",
  headers: { accept },
  body: new URLSearchParams(fields),
});
const write = (query: string, accept = "text/html") => ask(query, form(accept));

it("tells a proxy that it ends, and goes on answering [FAST-49]", async () => {
  isEnding = true;
  const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await answer.json()).toEqual({ status: "ending" });
  expect((await ask("?ms=0")).status).toBe(200);
  isEnding = false;
});

it("answers what is done in time", async () => {
  expect((await ask("?ms=0")).status).toBe(200);
  expect((await write("?ms=0")).status).toBe(200);
});

it("gives up what takes too long, in few words as they are, and says of a write that it may have been done [SAFE-18]", async () => {
  const read = await askAt(hurried, never, {
    headers: { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" },
  });
  expect(read.status).toBe(503);
  expect(read.headers.get("retry-after")).toBe("60");
  expect(read.headers.get("content-encoding")).toBeNull();
  expect(await read.text()).toContain("Bitte laden Sie die Seite in einer Minute noch einmal.");
  signals.length = 0;
  const written = await askAt(hurried, never, form("text/html"));
  expect([written.status, written.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await written.text()).toMatch(/vielleicht ist es schon geschehen\. Bitte sehen Sie nach, bevor Sie es/);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(await (await askAt(hurried, never, form("*/*"))).text()).toBe(
    "Das hat zu lange gedauert. Wir haben es abgebrochen, aber vielleicht ist es schon geschehen. Bitte sehen Sie nach, bevor Sie es noch einmal senden.",
  );
});

it("gives back what was written when it gives up, but no password [SAFE-18, TELL-45]", async () => {
  const fields = { text: "\nEin <b>Text</b> & mehr", category: "Tipp", password: "ein Satz als Passwort" };
  const sent = (accept: string) => askAt(hurried, never, form(accept, fields));
  const page = await sent("text/html");
  expect([page.status, page.headers.get("cache-control")]).toEqual([503, "no-store"]);
  const html = await page.text();
  expect(html).toContain(` · ${settings.productName}</title>`);
  expect(html).toContain("readonly>\n\nEin &lt;b&gt;Text&lt;/b&gt; &amp; mehr</textarea>");
  expect(html).not.toMatch(/ein Satz|Tipp/);
  expect(await (await sent("*/*")).text()).not.toContain("Ein ");
});

it("writes no address to the log that can't be decoded [SAFE-10]", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  for (const rest of ["%zz", "%", "%ff", "%E0%A4"])
    expect((await fetch(`http://127.0.0.1:${server.port}/claim-profile/geheim${rest}`)).status).toBe(404);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it("sends the answer to a button as it is, with the headers of any answer", async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/knopf`, {
    method: "POST",
    headers: { "accept-encoding": "gzip, deflate, br, zstd" },
    body: new URLSearchParams({ a: "b" }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.json()).toEqual({ isDone: true });
  expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(0);
  for (const name of ["x-request-id", "x-content-type-options", "content-security-policy", "cache-control"])
    expect([name, answer.headers.get(name)]).not.toEqual([name, null]);
});

it("tells the route at once that its reader has left [FAST-132]", async () => {
  signals.length = 0;
  const reader = new AbortController();
  const asked = ask(never, { signal: reader.signal }).catch(() => "left");
  await expect.poll(() => signals.length).toBe(1);
  expect(signals[0]?.aborted).toBe(false);
  reader.abort();
  expect(await asked).toBe("left");
  await expect.poll(() => signals[0]?.aborted).toBe(true);
});

it("takes no write on a full disk, says so in German, and lets people read and sign in [SAFE-102]", async () => {
  hasRoom = false;
  try {
    expect((await ask("?ms=0")).status).toBe(200);
    for (const accept of ["text/html", "*/*"]) {
      const refused = await write("?ms=0", accept);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "600"]);
      expect(await refused.text()).toMatch(
        /Gerade ist kein Platz.*Auf unserem Server ist kein Platz mehr, gespeichert wurde nichts\. Bitte versuchen Sie es später/,
      );
    }
    const text = "Drei Absätze, an denen jemand lange geschrieben hat.";
    const withPicture = formOf({ content: text, images: new File([new Uint8Array(3_000_000)], "bild.jpg") });
    for (const body of [new URLSearchParams({ content: text }), withPicture]) {
      const given = await fetch(`http://127.0.0.1:${server.port}/posts/neu`, {
        ...{ method: "POST", headers: { accept: "text/html" }, body },
      });
      expect([given.status, (await given.text()).includes(`${text}</textarea>`)]).toEqual([503, true]);
    }
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${server.port}${path}`, { method: "POST", body: new URLSearchParams() })).status;
    for (const path of ["/auth", "/auth?modus=anmelden", "/auth.data?modus=anmelden", "/auth/abmelden"])
      expect([path, await statusOf(path)]).not.toEqual([path, 503]);
    for (const mode of ["registrieren", "passwort"]) expect(await statusOf(`/auth?modus=${mode}`)).toBe(503);
  } finally {
    hasRoom = true;
  }
});
