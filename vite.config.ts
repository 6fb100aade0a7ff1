import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": path.resolve("app") } },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: { ssr: { build: { rollupOptions: { input: "./server/main.ts" } } } },
});
