import { text } from "node:stream/consumers";
import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";
import { expect, it } from "vitest";
import { readPageData } from "./page-data.server";

const loaded = { title: "</script><script>alert(1)</script> & \u2028 Grüße", later: Promise.resolve("later") };

const Title = () => <p>{useLoaderData<typeof loaded>().title}</p>;

const Layout = ({ children }: { children: React.ReactNode }) => (
  <html lang="de">
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);

/** The scripts with data, as the real router's `write` puts them into a page. */
async function codesWrittenBy(write: (context: EntryContext, url: string) => Promise<string>): Promise<string[]> {
  const root = { default: Outlet, Layout };
  const page = { loader: () => loaded, default: Title };
  const assetOf = (id: string, hasLoader: boolean) => ({
    id,
    path: id === "root" ? "" : "/",
    parentId: id === "root" ? undefined : "root",
    module: `/${id}.js`,
    hasLoader,
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    hasDefaultExport: true,
    imports: [],
    css: [],
  });
  const build = {
    entry: {
      module: {
        default: async (request: Request, status: number, headers: Headers, context: EntryContext) =>
          new Response(await write(context, request.url), { status, headers }),
      },
    },
    routes: {
      root: { id: "root", path: "", module: root },
      page: { id: "page", path: "/", parentId: "root", module: page },
    },
    assets: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: { root: assetOf("root", false), page: assetOf("page", true) },
    },
    publicPath: "/",
    assetsBuildDirectory: "build",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
  const answer = await createRequestHandler(build, "production")(new Request("http://localhost/"));
  expect(answer.status).toBe(200);
  const codes = [...(await answer.text()).matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? "",
  );
  return codes.filter((code) => code.includes("streamController."));
}

const enqueued = (codes: string[]) =>
  codes
    .join("")
    .matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);/g)
    .map(([, piece = ""]) => JSON.parse(piece) as string)
    .toArray()
    .join("");

it("hands over the same data, with the same calls, as the router does [FAST-02]", async () => {
  const routers = await codesWrittenBy(async (context, url) => {
    const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />);
    await stream.allReady;
    return text(stream);
  });
  const ours = await codesWrittenBy(async (context) => `<script>${await readPageData(context)}</script>`);
  expect(ours).toHaveLength(1);
  expect(enqueued(ours)).toContain("later");
  expect(enqueued(ours)).toBe(enqueued(routers));
  const calls = (codes: string[]) => codes.join("").replace(/"(?:[^"\\]|\\.)*"/g, "…");
  const once = calls(routers).replace(/(window\.\w+\.streamController\.enqueue\(…\);)+/, "$1");
  expect(calls(ours)).toBe(once);
  expect(ours.join("")).not.toContain("</script>");
});

it("is empty for a page without data", async () => {
  expect(await readPageData({} as EntryContext)).toBe("");
});
