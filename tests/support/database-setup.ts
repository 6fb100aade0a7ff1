import type { TestProject } from "vitest/node";
import { spreadIds, startTestPostgres } from "./postgres";

declare module "vitest" {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

/** Starts the database server of a test run and fills the database that every test file copies. */
export default async function startDatabase({ name, config, provide }: TestProject) {
  const postgres = await startTestPostgres();
  Object.assign(process.env, config.env);
  const { migrateDatabase } = await import("~/db/migrate.server");
  const { startJobs, stopJobs } = await import("~/jobs/jobs.server");
  await migrateDatabase(postgres.templateUrl);
  await startJobs(postgres.templateUrl);
  await stopJobs();
  if (name === "query") await spreadIds(postgres.templateUrl);
  provide("templateUrl", postgres.templateUrl);
  return () => postgres.stop();
}
