import { useContext } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";

/** Finished and running requests, by address. */
const fetched = new Map<string, Promise<boolean>>();

/**
 * Fetches the script of a route before the router needs it. If the router can't load a script, it reloads the page, and
 * everything typed there is lost.
 */
export function useRouteFiles() {
  const framework = useContext(UNSAFE_FrameworkContext);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const loaded = framework?.routeModules ?? {};

  const routesAt = (path: string) => matchRoutes(router?.routes ?? [], path)?.map(({ route }) => route.id) ?? [];
  const missingAt = (path: string) =>
    routesAt(path)
      .filter((id) => !(id in loaded))
      .flatMap((id) => framework?.manifest.routes[id] ?? [])
      .flatMap(({ module, imports = [] }) => [module, ...imports]);

  return {
    areComplete: (path: string) => missingAt(path).length === 0,
    /**
     * Returns false when the server no longer has the files, because it was updated after this page was loaded. Fails
     * when the server can't be reached.
     */
    async fetch(path: string): Promise<boolean> {
      const answers = await Promise.all(missingAt(path).map(fetchOnce));
      return answers.every(Boolean);
    },
  };
}

function fetchOnce(file: string): Promise<boolean> {
  const known = fetched.get(file);
  if (known) return known;
  const isThere = fetch(file).then(async (answer) => {
    // The browser caches the file for the router only if it is read to the end.
    await answer.text();
    return answer.ok;
  });
  fetched.set(file, isThere);
  isThere.catch(() => fetched.delete(file));
  return isThere;
}
