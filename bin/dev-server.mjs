// `npm run dev`: the same server, with modules straight from disk and hot reload in the browser.
import { relative } from "node:path";
import { createServer } from "vite";
import { root } from "./run.mjs";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });

// The database is opened once, at the start. Vite would go on with a new module that has opened none.
vite.watcher.on("change", (file) => {
  const opening = vite.environments.ssr.moduleGraph.getModulesByFile(`${root}app/db/client.server.ts`);
  if (!restsOn(opening ?? [], file)) return;
  const hint = "Start again. After a change of the schema, delete the data folder before.";
  process.stderr.write(`${relative(root, file)} is read only at the start. ${hint}\n`);
  process.kill(process.pid, "SIGTERM");
});

function restsOn(modules, file, seen = new Set()) {
  return [...modules].some((module) => {
    if (module.file === file) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return restsOn(module.importedModules, file, seen);
  });
}

const { serve } = await vite.ssrLoadModule("./server/serve.ts");
await serve(vite.middlewares);
