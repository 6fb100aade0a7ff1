import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root, run } from "./run.mjs";

rmSync(join(root, "build"), { recursive: true, force: true });
await run("react-router", ["build", "--logLevel", "warn"], { exit: false });
refuseReplaced(join(root, "build/client/assets"));
escapeCharacters(join(root, "build/server/assets"));
compressAssets(join(root, "build/client"));

/** After an upgrade, a file that vite.config.ts replaces may have another name, and then every page would load it. */
function refuseReplaced(folder) {
  const marks = { "lucide-react": "absoluteStrokeWidth", vite: "vite:preloadError" };
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const codes = scripts.map((name) => readFileSync(join(folder, name), "latin1"));
  for (const [library, mark] of Object.entries(marks))
    if (codes.some((code) => code.includes(mark)))
      throw new Error(`vite.config.ts does not replace the file of ${library} any more`);
}

/**
 * The engine holds the source of the server in memory, and a single character beyond ASCII doubles the memory of its
 * file. No template has a function that reads it as it is written.
 */
function escapeCharacters(folder) {
  for (const name of readdirSync(folder)) {
    const code = readFileSync(join(folder, name), "utf8");
    const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    writeFileSync(join(folder, name), code.replace(/[^\0-\x7f]/g, escaped));
  }
}

/** Compresses the files once, instead of at every request. */
function compressAssets(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg|txt|xml|json|webmanifest)$/.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < 256) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
