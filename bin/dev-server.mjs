// `npm run dev`: the same server, with modules straight from disk and hot reload in the browser.
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { serve } = await vite.ssrLoadModule("./server/serve.ts");
await serve(vite.middlewares);
