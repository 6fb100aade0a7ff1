import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { compileCache, type Site, testSecret } from "./site";

const run = promisify(execFile);

/** Runs a command of the built server like an operator, and returns its output of both streams. */
export async function command(words: string[], settings: Record<string, string>, cwd?: string) {
  const env = {
    PATH: process.env.PATH ?? "",
    ...compileCache,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    DEMO: "0",
    ...settings,
  };
  try {
    const { stdout } = await run(process.execPath, [resolve("build/server/index.js"), ...words], { env, cwd });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
}

/** The settings for a command that works on a site's data. */
export const settingsOf = (site: Site) => ({
  DATABASE_URL: site.databaseUrl,
  DATA_DIR: site.dataDir,
  SECRET: testSecret,
});
