import { execFileSync } from "node:child_process";

/** Builds the site when its sources have changed since. */
export default function build() {
  execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", 'import { prepare } from "./bin/prepare.mjs"; await prepare({ build: true });'],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
}
