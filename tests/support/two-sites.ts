import { startFreshSite } from "./http";
import { startSite } from "./site";

/** Two processes on one database and one store, as behind a proxy. */
export async function startTwoSites(settings: Record<string, string>) {
  const { site: one, db, stop } = await startFreshSite(settings);
  const { databaseUrl, dataDir } = one;
  const other = await startSite({ databaseUrl, dataDir, settings });
  return {
    one,
    other,
    db,
    async stop() {
      await other.kill();
      await stop();
    },
  };
}
