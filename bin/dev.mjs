import { prepare } from "./prepare.mjs";
import { environment, run } from "./run.mjs";

await prepare({ build: false });
await run("node", ["bin/dev-server.mjs"], { env: { ...environment(), NODE_ENV: "development" } });
