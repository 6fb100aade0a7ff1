import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { findPort } from "../support/port";

const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-image-"));
const [base, image] = ["localhost/kreativlaendle-base", "localhost/kreativlaendle-tested"];
/** What removes all that was made so far, also when a later step failed. */
const left: string[][] = [];
let container: string;

const buildah = (...words: string[]) => execFileSync("buildah", words, { stdio: ["ignore", "pipe", "inherit"] });

/** This machine's settings of npm and its certificates, because it may reach the registry through a proxy. */
const builders = [
  ...[join(homedir(), ".npmrc"), "/etc/ssl/certs"]
    .filter((path) => existsSync(path))
    .flatMap((path) => ["--volume", `${path}:${path === "/etc/ssl/certs" ? path : "/root/.npmrc"}:ro`]),
  "--env",
  "NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt",
];
const isolated = ["--isolation", "chroot", "--network", "host"];

beforeAll(() => {
  const debian = join(folder, "debian.tar");
  execFileSync("mmdebstrap", ["--quiet", "--variant=minbase", "--include=ca-certificates", "trixie", debian], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const empty = `${buildah("from", "scratch")}`.trim();
  left.push(["rm", empty]);
  buildah("add", "--quiet", empty, debian, "/");
  buildah("commit", "--quiet", empty, base);
  left.push(["rmi", base]);
  buildah(
    "bud",
    "--quiet",
    "--format",
    "docker",
    ...isolated,
    ...builders,
    "--build-arg",
    `BASE=${base}`,
    "-t",
    image,
    ".",
  );
  left.push(["rmi", image]);
  container = `${buildah("from", image)}`.trim();
  left.push(["rm", container]);
}, 900_000);

afterAll(() => {
  for (const words of left.toReversed()) buildah(...words);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const inside = (words: string[], env: Record<string, string> = {}) => [
  "run",
  ...isolated,
  ...["--user", "kreativlaendle"],
  ...Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
  container,
  "--",
  ...words,
];

/** Everything that a container prints, and how it ended. */
function start(env: Record<string, string>) {
  const child = spawn("buildah", inside(["node", "bin/start.mjs"], env));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  onTestFinished(() => {
    for (const pid of programsOf(env)) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended with the one before.
      }
    }
  });
  return { ended, output: () => output };
}

/** The processes of a container, found by their settings. The first is the program that was started. */
function programsOf({ SITE_URL = "none" }: Record<string, string>): number[] {
  return readdirSync("/proc")
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`SITE_URL=${SITE_URL}`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

const settingsFor = (port: number) => ({
  PORT: `${port}`,
  SITE_URL: `http://localhost:${port}`,
  CONTACT_EMAIL: "kontakt@verein.example",
  LOG_LEVEL: "silent",
});

async function isReady(site: string, { ended }: ReturnType<typeof start>): Promise<void> {
  const gone = ended.then(() => true);
  while (
    !(await fetch(`${site}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false))
  )
    if (await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 100))])) throw new Error("It ended");
}

it("serves pages and its health check as somebody without rights, ends when asked, and starts again [HOUSE-70]", async () => {
  const env = settingsFor(await findPort());
  for (const round of [1, 2]) {
    const running = start(env);
    await isReady(env.SITE_URL, running);
    expect((await fetch(`${env.SITE_URL}/kreative`)).status).toBe(200);
    execFileSync("buildah", inside(["node", "bin/health.mjs"], env));
    expect(`${buildah(...inside(["id", "-un"]))}`.trim(), `round ${round}`).toBe("kreativlaendle");

    const asked = Date.now();
    const [first = 0] = programsOf(env);
    process.kill(first, "SIGTERM");
    await running.ended;
    expect(Date.now() - asked).toBeLessThan(10_000);
  }
});

it("tells its health check when nothing answers [HOUSE-70]", async () => {
  const env = settingsFor(await findPort());
  expect(() => execFileSync("buildah", inside(["node", "bin/health.mjs"], env), { stdio: "ignore" })).toThrow();
});

it("refuses a start without an address in one line that names the setting [HOUSE-70]", async () => {
  const refused = start({});
  await refused.ended;
  expect(refused.output()).toMatch(/^Setting DEMO: demo mode is only for a loopback address/);
});

it("writes and restores a backup with the commands of the site [HOUSE-70]", async () => {
  const env = settingsFor(await findPort());
  const command = (...words: string[]) => `${buildah(...inside(["node", "bin/start.mjs", ...words], env))}`;
  expect(command("backup", "/data/copy.tar.gz")).toMatch(/rows/);
  const restored = { ...env, DATA_DIR: "/data/rehearsal" };
  expect(`${buildah(...inside(["node", "bin/start.mjs", "restore", "/data/copy.tar.gz"], restored))}`).toMatch(/rows/);
});

it("holds what was built and the packages of the running site, no sources and no package manager [HOUSE-71]", () => {
  const list = (path: string) => `${buildah(...inside(["ls", path]))}`.split("\n").filter(Boolean);
  expect(list(".").sort()).toEqual(["app", "bin", "build", "demo", "node_modules", "package.json"]);
  expect(list("app")).toEqual(["db"]);
  expect(list("app/db")).toEqual(["migrations"]);
  const packages = list("node_modules");
  for (const name of ["tailwindcss", "knip", "playwright-core"]) expect(packages).not.toContain(name);
  expect(() => execFileSync("buildah", inside(["sh", "-c", "command -v npm"]), { stdio: "ignore" })).toThrow();
});
