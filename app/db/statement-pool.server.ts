import pg from "pg";
import { hasEndedSession } from "./database-away.server";

type Query = (...given: unknown[]) => Promise<unknown>;

/**
 * A pool whose connections survive a refused statement. The driver closes a connection with each error, also when a limit
 * is reached or a name is taken: many refusals at once would then use up the time to open new ones.
 */
export class StatementPool extends pg.Pool {
  override query = (async (...given: unknown[]) => {
    const client = await this.connect();
    let failure: unknown;
    try {
      return await (client.query as Query).apply(client, given);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(failure !== undefined && hasEndedSession(failure));
    }
  }) as Query as pg.Pool["query"];
}
