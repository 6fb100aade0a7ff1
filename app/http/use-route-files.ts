import { useContext } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";

/** By address: what was fetched, and what is on its way. */
const fetched = new Map<string, Promise<boolean>>();

/**
 * Fetches the script of a route before the router does. When the router can't, it reloads the page, and all that was
 * typed in it is lost.
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
    /** False when the server has them no more: it was updated since this page came. Fails when it can't be reached. */
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
    // Only what is read to its end is kept by the browser, for when the router asks for it.
    await answer.text();
    return answer.ok;
  });
  fetched.set(file, isThere);
  isThere.catch(() => fetched.delete(file));
  return isThere;
}
