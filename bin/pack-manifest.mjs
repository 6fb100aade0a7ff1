import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";

/**
 * Writes the list of all routes, which every page loads, in a quarter of its size: each route once, as numbers where
 * something is repeated. The script unpacks to the same object without what each route's file imports: the server
 * preloads that for the page it sends, and the file says it itself (app/http/use-route-files.ts).
 */
export function packManifest(folder) {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
  const file = join(folder, name);
  const manifest = unpack(readFileSync(file, "utf8"));
  for (const route of Object.values(manifest.routes)) route.imports = [];
  const packed = pack(manifest);
  if (!isDeepStrictEqual(unpack(packed), manifest))
    throw new Error("the packed list of routes differs from the router's");
  writeFileSync(file, packed);
}

/** The object that a script sets, as data of this realm. */
function unpack(script) {
  const window = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

function pack({ routes, ...rest }) {
  const all = Object.values(routes);
  const flags = Object.keys(all[0]).filter((key) => typeof all[0][key] === "boolean");
  const ids = Object.keys(routes);
  const rows = all.map(({ id, parentId, path, module, ...more }) => {
    const bits = flags.reduce((sum, flag) => sum * 2 + (more[flag] ? 1 : 0), 0);
    for (const flag of flags) delete more[flag];
    for (const list of ["css", "imports"]) if (more[list].length === 0) delete more[list];
    // Most modules have the name of their route and a hash.
    const named = `/assets/${id.split("/").pop()}-`;
    const file = module.startsWith(named) ? module.slice(named.length, -".js".length) : [module];
    const row = [id, ids.indexOf(parentId), path ?? 0, bits, file];
    return Object.keys(more).length > 0 ? [...row, more] : row;
  });
  return `{const w=${JSON.stringify(rows)},routes={};for(const[id,parent,path,bits,file,more]of w){const r=routes[id]={id,module:file.pop?file[0]:"/assets/"+id.split("/").pop()+"-"+file+".js",imports:[],css:[],...more};if(parent>=0)r.parentId=w[parent][0];if(path!==0)r.path=path;${JSON.stringify(flags)}.forEach((k,n)=>r[k]=!!(bits>>${flags.length - 1}-n&1))}window.__reactRouterManifest={...${JSON.stringify(rest)},routes}}`;
}
