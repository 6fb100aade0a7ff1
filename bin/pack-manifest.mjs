import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";

/**
 * Writes the list of all routes, which every page loads, in a third of its size: each file's name and each route once, as
 * numbers where they are repeated. The script unpacks to the same object.
 */
export function packManifest(folder) {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
  const file = join(folder, name);
  const manifest = unpack(readFileSync(file, "utf8"));
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
  const files = [...new Set(all.flatMap(({ imports }) => imports))];
  const numbers = new Map(files.map((file, number) => [file, number]));
  const flags = Object.keys(all[0]).filter((key) => typeof all[0][key] === "boolean");
  const ids = Object.keys(routes);
  const rows = all.map(({ id, parentId, path, module, imports, ...more }) => {
    const bits = flags.reduce((sum, flag) => sum * 2 + (more[flag] ? 1 : 0), 0);
    for (const flag of flags) delete more[flag];
    if (more.css.length === 0) delete more.css;
    // Most modules have the name of their route and a hash.
    const named = `/assets/${id.split("/").pop()}-`;
    const file = module.startsWith(named) ? module.slice(named.length, -".js".length) : [module];
    const row = [id, ids.indexOf(parentId), path ?? 0, bits, file, imports.map((one) => numbers.get(one))];
    return Object.keys(more).length > 0 ? [...row, more] : row;
  });
  const names = files.map((file) => file.slice("/assets/".length, -".js".length)).join();
  return `{const F=n=>"/assets/"+n+".js",f=${JSON.stringify(names)}.split(",").map(F),w=${JSON.stringify(rows)},routes={};for(const[id,parent,path,bits,file,imports,more]of w){const r=routes[id]={id,module:file.pop?file[0]:F(id.split("/").pop()+"-"+file),imports:imports.map(n=>f[n]),css:[],...more};if(parent>=0)r.parentId=w[parent][0];if(path!==0)r.path=path;${JSON.stringify(flags)}.forEach((k,n)=>r[k]=!!(bits>>${flags.length - 1}-n&1))}window.__reactRouterManifest={...${JSON.stringify(rest)},routes}}`;
}
