import { type ComponentType, lazy } from "react";

const loads = new Set<() => Promise<unknown>>();

/** Loads the late parts of all pages whose code is there. */
export function loadLateParts(): void {
  for (const load of loads) load().catch(() => {});
}

/**
 * A component for `KeptWhile`. It suspends, so that a page that the browser makes appears whole. When its code can't be
 * had, the page is loaded as a document, as the router does without the code of a page.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  loads.add(load);
  return lazy(async () => {
    loadLateParts();
    try {
      return { default: await load() };
    } catch {
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}
