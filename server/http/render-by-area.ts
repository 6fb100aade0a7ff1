import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** The routes of addresses whose first part no route spells out. */
const elsewhere = "";

/**
 * The router tries one route after the other, and goes through all of them several times for each page. So each area,
 * the addresses with the same first part, gets a handler that knows only the routes that can match there.
 */
export function renderByArea(build: ServerBuild, mode: string): RequestHandler {
  const { routes } = build;
  const areas = new Set([elsewhere, ...Object.values(routes).map((route) => areaOf(route, routes))]);
  const handlers = new Map<string, RequestHandler>();
  const whole = createRequestHandler(build, mode);
  return (request, context) => {
    const first = firstPart(request.url);
    // The router decodes this.
    if (first.includes("%")) return whole(request, context);
    const area = areas.has(first) ? first : elsewhere;
    const handler = handlers.get(area) ?? createRequestHandler({ ...build, routes: routesIn(area, routes) }, mode);
    handlers.set(area, handler);
    return handler(request, context);
  };
}

/** The first part of an address, in lower case because the router ignores case. */
function firstPart(url: string): string {
  const [first = ""] = /(?<=^[^/]+\/\/[^/]+\/)[^/?#]+/.exec(url) ?? [];
  return first.replace(/\.data$/, "").toLowerCase();
}

function routesIn(area: string, routes: Routes): Routes {
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => [null, area].includes(areaOf(route, routes))));
}

/** The area of a route, or null when its addresses begin in different ways. */
function areaOf(route: Routes[string], routes: Routes): string | null {
  if (!route) return null;
  const [first = ""] = route.path?.split("/") ?? [];
  const own = /^[\w.-]+$/.test(first) ? first.toLowerCase() : null;
  return (route.parentId === undefined ? null : areaOf(routes[route.parentId], routes)) ?? own;
}
