import { prepare } from "./prepare.mjs";
import { environment, run } from "./run.mjs";

// What the start alone reads. Vite loads the rest again after a change.
const readAtStart = ["server", "app/db", "app/jobs", "app/mail", "app/settings.server.ts"];

await prepare({ build: false });
await run(
  "node",
  ["--watch-preserve-output", ...readAtStart.map((path) => `--watch-path=${path}`), "bin/dev-server.mjs"],
  {
    env: { ...environment(), NODE_ENV: "development" },
  },
);
