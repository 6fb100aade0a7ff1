import { readdirSync } from "node:fs";
import path from "node:path";
import type { ServerBuild } from "react-router";

/** All methods and addresses of the built site, such as 'GET /kreative/:slug'. */
export async function builtRoutes(): Promise<string[]> {
  const folder = path.resolve("build/server/assets");
  const file = readdirSync(folder).find((name) => name.startsWith("server-build-"));
  const build: ServerBuild = await import(/* @vite-ignore */ path.join(folder, file ?? ""));
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter(({ id, index, path }) => id !== "root" && (index || path !== undefined))
    .flatMap((route) => {
      const address = addressOf(route, build.routes);
      const isPage = route.module.loader !== undefined || route.module.default !== undefined;
      const hasIndex = Object.values(build.routes).some((other) => other?.parentId === route.id && other.index);
      return [...(isPage && !hasIndex ? [`GET ${address}`] : []), ...(route.module.action ? [`POST ${address}`] : [])];
    })
    .sort();
}

function addressOf(route: { path?: string; parentId?: string }, routes: ServerBuild["routes"]): string {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  const above = parent ? addressOf(parent, routes) : "/";
  return route.path ? `${above === "/" ? "" : above}/${route.path}` : above;
}
