import type { BrowserContext } from "@playwright/test";

/** Collects errors that a browser does not show, one line each. */
export function watchForTrouble(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on("console", (message) => {
    // The listener below reports failed requests with their address.
    const isRequest = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isRequest) found.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    // Leaving a page aborts its requests. A busy browser shows a page before its transition, and a picture of its own has
    // none: the browser reports both on its own.
    const isUsual = name === "AbortError" || /signal is aborted|Page already revealed|opt-in disabled/.test(message);
    if (!isUsual) found.push(`exception: ${stack || `${name}: ${message}`}`);
  });
  context.on("response", (response) => {
    const path = response.url().replace(/^https?:\/\/[^/]+/, "");
    if (response.status() >= 400) found.push(`${response.status()} ${response.request().method()} ${path}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "failed";
    // The browser cancels the requests of a page that people leave.
    if (why !== "net::ERR_ABORTED") found.push(`${why} ${request.method()} ${request.url()}`);
  });
  return found;
}

/** Works that a test has made are in the lists of others too, and their pictures have no files. See `createWorkPicture`. */
const isWithoutFile = (line: string) => /^404 GET \/storage\/.*\/work_\d{1,4}[-.]/.test(line);

/** The errors that were not announced, and the announcements that did not happen. */
export function judgeTrouble(found: string[], expected: RegExp[]): string[] {
  const surprises = found.filter((line) => !isWithoutFile(line) && !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !found.some((line) => pattern.test(line)));
  return [...surprises, ...missing.map((pattern) => `expected but did not happen: ${pattern}`)];
}
