import type { BrowserContext } from "@playwright/test";

/** What goes wrong in a browser without anyone looking: each finding is one line. */
export function watchForTrouble(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on("console", (message) => {
    // A failed request is reported below, with its address.
    const isRequest = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isRequest) found.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    // Leaving a page ends what it was still asking for.
    if (name !== "AbortError" && !message.includes("signal is aborted"))
      found.push(`exception: ${stack || `${name}: ${message}`}`);
  });
  context.on("response", (response) => {
    const path = response.url().replace(/^https?:\/\/[^/]+/, "");
    if (response.status() >= 400) found.push(`${response.status()} ${response.request().method()} ${path}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "failed";
    // The browser itself gives up on requests of a page that is left.
    if (why !== "net::ERR_ABORTED") found.push(`${why} ${request.method()} ${request.url()}`);
  });
  return found;
}

/** Fails on what was not announced, and on an announcement that did not come true. */
export function judgeTrouble(found: string[], expected: RegExp[]): string[] {
  const surprises = found.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !found.some((line) => pattern.test(line)));
  return [...surprises, ...missing.map((pattern) => `expected but did not happen: ${pattern}`)];
}
