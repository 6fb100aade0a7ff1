import { execFileSync } from "node:child_process";

/** Builds the site when its sources have changed since the last build. */
export default function build() {
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, ["bin/prepare-build.mjs"], { stdio: "inherit", env });
}
