import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import config from "../react-router.config";
import { routerFolder, unusedRouterParts } from "./small-client";

const read = async (part: string) => ({
  own: await import(pathToFileURL(`${routerFolder}/${part}`).href),
  ours: await import(`data:text/javascript,${encodeURIComponent(unusedRouterParts[part] ?? "")}`),
});

it.each(Object.keys(unusedRouterParts))("replaces all that %s exports [FAST-102]", async (part) => {
  const { own, ours } = await read(part);
  expect(Object.keys(ours).sort()).toEqual(Object.keys(own).sort());
});

it("does what the router's own parts do with the settings of the site [FAST-102]", async () => {
  const { own, ours } = await read("dom/ssr/fog-of-war.js");
  for (const parts of [own, ours]) {
    expect(parts.isFogOfWarEnabled(config.routeDiscovery, config.ssr)).toBe(false);
    const patch = parts.getPatchRoutesOnNavigationFunction(null, {}, {}, config.ssr, config.routeDiscovery, false);
    expect(patch).toBeUndefined();
  }
  const watching = await read("router/instrumentation.js");
  for (const parts of [watching.own, watching.ours])
    expect(parts.consumeInstrumentationClientResultMetaReceiver({})).toBeUndefined();
});
