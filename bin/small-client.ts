import path from "node:path";
import type { Plugin } from "vite";

export const routerFolder = path.resolve("node_modules/react-router/dist/production/lib");

/**
 * Parts of the router that no page uses, but that it imports into all: finding routes while people read (every page has
 * the list of all) and watching what it does. Replaced by what they do when they are off, which a test compares with the
 * router's own.
 */
export const unusedRouterParts: Record<string, string> = {
  "dom/ssr/fog-of-war.js": `
    const off = () => { throw new Error("routes are not discovered"); };
    export { off as getManifestPath, off as getPartialManifest, off as getPathsWithAncestors, off as handleClientVersionMismatch };
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => {};
    export const useFogOFWarDiscovery = () => {};`,
  "router/instrumentation.js": `
    const off = () => { throw new Error("the router is not watched"); };
    export { off as getRouteInstrumentationUpdates, off as instrumentClientSideRouter, off as instrumentHandler };
    export const instrumentationResultMetaContext = null;
    export const consumeInstrumentationClientResultMetaReceiver = () => {};`,
};

export const smallRouter: Plugin = {
  name: "small-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) => unusedRouterParts[path.relative(routerFolder, id)] ?? null,
  buildEnd() {
    const missing = Object.keys(unusedRouterParts).filter((part) => !this.getModuleInfo(path.join(routerFolder, part)));
    if (missing.length > 0) this.error(`bin/small-client.ts replaces parts that the router does not have: ${missing}`);
  },
};

const preloadHelper = "\0vite/preload-helper.js";

/**
 * Vite's own also waits for style sheets of parts and reports failures by an event. The site has one style sheet, and
 * each `import()` says what happens when it fails.
 */
const preload = `
  const asked = new Set();
  export const __vitePreload = (load, files = []) => {
    for (const file of files) {
      if (asked.has(file)) continue;
      asked.add(file);
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
    }
    return load();
  };`;

export const smallPreload: Plugin = {
  name: "small-preload",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) => (id === preloadHelper ? preload : null),
  buildEnd() {
    if (!this.getModuleInfo(preloadHelper)) this.error(`bin/small-client.ts replaces a part of Vite that is gone`);
  },
};
