import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = [
  ...(process.env.PATH ?? "").split(delimiter),
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
];
const applications = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** The Chromium or Chrome of this machine, or the one that Playwright has downloaded for itself. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import("@playwright/test");
  const installed = places.filter(Boolean).flatMap((place) => names.map((name) => join(place, name)));
  return [...installed, ...applications, chromium.executablePath()].find((file) => existsSync(file));
}
