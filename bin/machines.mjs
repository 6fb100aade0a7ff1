// `npm run machines`: tests three machines behind a real pooler and real proxies, with the configurations in `deploy/`.
// It needs the programs of these, which nothing else does.
import { spawnSync } from "node:child_process";
import { prepare } from "./prepare.mjs";
import { run } from "./run.mjs";

const programs = { pgbouncer: "--version", nginx: "-v", haproxy: "-v", caddy: "version", openssl: "version" };
const poolerFrom = [1, 21];

const answers = Object.entries(programs).map(([name, word]) => [name, spawnSync(name, [word], { encoding: "utf8" })]);
const missing = answers.filter(([, { status }]) => status !== 0).map(([name]) => name);
if (missing.length > 0)
  refuse(`Missing: ${missing.join(", ")}. As root on Debian: apt-get install ${missing.join(" ")}`);
const [, major = "0", minor = "0"] = /PgBouncer (\d+)\.(\d+)/.exec(answers[0][1].stdout) ?? [];
if (Number(major) === poolerFrom[0] ? Number(minor) < poolerFrom[1] : Number(major) < poolerFrom[0])
  refuse(
    `PgBouncer ${major}.${minor} loses prepared statements in transaction mode: install ${poolerFrom.join(".")} or newer`,
  );

await prepare({ build: true });
await run("vitest", ["run", "--project=machines", ...process.argv.slice(2)]);

function refuse(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
