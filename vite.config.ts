import { readFileSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minifySync, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [smallBoot, tailwindcss(), reactRouter()],
  resolve: { alias: { "~": path.resolve("app") } },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: { ssr: { build: { rollupOptions: { input: "./server/main.ts" } } } },
});
