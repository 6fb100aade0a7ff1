import { useContext } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";

/** For each address the files that it imports, or null if the server no longer has it. Also holds running requests. */
const fetched = new Map<string, Promise<string[] | null>>();

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
      .flatMap((id) => framework?.manifest.routes[id]?.module ?? []);

  return {
    areComplete: (path: string) => missingAt(path).length === 0,
    /**
     * Returns false when the server no longer has the files, because it was updated after this page was loaded. Fails
     * when the server can't be reached.
     */
    fetch: (path: string): Promise<boolean> => fetchWithImports(missingAt(path)),
  };
}

/** Fetches files, and all that they import. */
export async function fetchWithImports(files: string[], met = new Set(files)): Promise<boolean> {
  const answers = files.map(async (file) => {
    const imports = await fetchOnce(file);
    const unmet = imports?.filter((one) => !met.has(one)) ?? [];
    for (const one of unmet) met.add(one);
    return imports !== null && fetchWithImports(unmet, met);
  });
  return (await Promise.all(answers)).every(Boolean);
}

function fetchOnce(file: string): Promise<string[] | null> {
  const known = fetched.get(file);
  if (known) return known;
  const imports = fetch(file).then(async (answer) => {
    // The browser caches the file for the router only if it is read to the end.
    const code = await answer.text();
    const names = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => name);
    return answer.ok ? names.map((name) => `/assets/${name}`) : null;
  });
  fetched.set(file, imports);
  imports.catch(() => fetched.delete(file));
  return imports;
}
