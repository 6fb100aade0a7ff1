import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Prefer the headless browser: its tests take a third less time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Decides where to look for a browser and whether one can be installed. Tests pass other machines. */
export const thisMachine = () => ({
  platform: process.platform,
  uid: process.getuid?.(),
  searchPath: (process.env.PATH ?? "").split(delimiter).filter(Boolean),
  /** Folders of browsers that are often missing from the search path, and programs by their full path. */
  folders: ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"],
  programs: applications,
});

/** The Chromium or Chrome of the machine, or the one that Playwright has downloaded. */
export async function findChromium({ searchPath, folders, programs } = thisMachine()) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import("@playwright/test");
  const candidates = names.flatMap((name) => [...searchPath, ...folders].map((folder) => join(folder, name)));
  return [...candidates, ...programs, chromium.executablePath()].find(canRun);
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Older versions of Debian and Ubuntu have only the full browser. */
const install = `apt-get update; export DEBIAN_FRONTEND=noninteractive
apt-get install -y chromium-headless-shell fonts-liberation || apt-get install -y chromium`;

/** Finds a browser or installs one. `runPart` runs a command, shows how it ended and returns its exit code. */
export async function provideChromium(machine, runPart) {
  const found = await findChromium(machine);
  if (found || !canInstall(machine)) return found;
  const code = await runPart("installing a browser", "/bin/sh", ["-c", install]);
  return code === 0 ? findChromium(machine) : undefined;
}

const canInstall = ({ platform, uid, searchPath }) =>
  platform === "linux" && uid === 0 && searchPath.some((folder) => existsSync(join(folder, "apt-get")));

export const missingChromium =
  "The browser tests need Chromium or Chrome: install one (Debian: `apt-get install chromium`), or name it in CHROMIUM_PATH.\n";
