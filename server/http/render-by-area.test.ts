import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import table from "~/routes";
import { renderByArea } from "./render-by-area";

type Routes = Record<string, NonNullable<ServerBuild["routes"][string]>>;

/** The routes of the site, each of which answers with its own name and parameters. */
function routesOf(entries: RouteConfigEntry[], parentId: string): Routes {
  const all: Routes = {};
  for (const { id, file, path, index, children = [] } of entries) {
    const name = id ?? file;
    const module = { loader: ({ params }: { params: unknown }) => Response.json({ name, params }) };
    all[name] = { id: name, parentId, path, index, module } as unknown as Routes[string];
    Object.assign(all, routesOf(children, name));
  }
  return all;
}

const root = { id: "root", path: "", module: { default: () => null } };
const build = {
  entry: { module: { default: () => new Response("page") } },
  routes: { root, ...routesOf(table, "root") },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  future: {},
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const whole = createRequestHandler(build, "production");
const byArea = renderByArea(build, "production");

async function answerOf(handler: RequestHandler, address: string) {
  const answer = await handler(new Request(`http://localhost:3000${address}`), new RouterContextProvider());
  return [answer.status, await answer.text()];
}

function pathsOf(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => [
    `${above}/${path}`,
    ...pathsOf(children, `${above}/${path}`),
  ]);
}

const addresses = pathsOf(table).map((path) => path.replace(/:\w+\??/g, "x1").replace("*", "so/etwas"));
const oneOfEachArea = [...new Map(addresses.map((address) => [address.split("/")[1], address])).values()];

async function expectSameRoute(address: string) {
  expect([address, await answerOf(byArea, address)]).toEqual([address, await answerOf(whole, address)]);
}

it("leads each address to the same route as the whole table", async () => {
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses) await expectSameRoute(address);
});

const ways: [string, (address: string) => string][] = [
  ["in capitals", (address) => address.toUpperCase()],
  ["with a slash at the end", (address) => `${address}/?a=/b#c`],
  ["with two slashes at the start", (address) => `/${address}`],
  ["encoded", (address) => address.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`)],
  ["with more at the end", (address) => `${address}/noch/mehr`],
  ["with more at the start", (address) => `/noch${address}`],
];

it.each(ways)("leads an address to the same route when it is written %s", async (_, write) => {
  for (const address of oneOfEachArea.map(write)) await expectSameRoute(address);
});
