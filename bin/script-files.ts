// Which modules share a file of the browser's script. Every page works without this file; with it the directory loads 131 KB
// at the first touch instead of 142, a profile 131 instead of 145. The groups of the bundler alone, such as modules that
// so many pages share, saved at most 4 KB of that.
import path from "node:path";
import type { Rolldown } from "vite";

type ChunkGroup = Rolldown.CodeSplittingGroup;
type ModuleGraph = Parameters<Exclude<ChunkGroup["name"], string>>[1];

/** All modules that a route's script imports. */
function reachOf(route: string, graph: ModuleGraph): Set<string> {
  const start = `${path.resolve("app/routes", route)}?__react-router-build-client-route`;
  if (!graph.getModuleInfo(start)) throw new Error(`bin/script-files.ts names a page that does not exist: ${route}`);
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
export const chunks: ChunkGroup[] = [
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
export const fileNames: Rolldown.OutputOptions = {
  entryFileNames: "assets/[hash:7].js",
  chunkFileNames: (chunk) => (chunk.isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
};
