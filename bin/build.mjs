import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root, run } from "./run.mjs";

rmSync(join(root, "build"), { recursive: true, force: true });
await run("react-router", ["build", "--logLevel", "warn"], { exit: false });
escapeCharacters(join(root, "build/server/assets"));
compressAssets(join(root, "build/client"));

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
