import { hash } from "node:crypto";
import pg from "pg";
import { hasEndedSession, isSilence } from "./database-away.server";

type Query = (...given: unknown[]) => Promise<unknown>;

/** The name of a statement that each connection reads and plans once. It is sent under one made from its text. */
export const planned = "planned";

const withOwnName = (statement: unknown) =>
  isPlanned(statement) ? { ...statement, name: hash("sha1", statement.text, "base64url") } : statement;

const isPlanned = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === "object" && statement !== null && "name" in statement && statement.name === planned;

const begins = /^begin\b/;

/** Names planned statements, and makes a connection that is lost leave the pool. */
function prepareConnection(client: pg.PoolClient): void {
  // Found anew each time, because tests that count statements replace it.
  const prototype = Object.getPrototypeOf(client) as { query: Query };
  client.query = ((statement, ...given) => {
    const answer = prototype.query.call(client, withOwnName(statement), ...given);
    if (answer instanceof Promise)
      answer.catch((error) => {
        // No answer has come in time, as behind a broken network. The rollback that follows would wait as long again, and
        // then the next one who gets this connection.
        if (isSilence(error)) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
        // The library gives a connection back only after a transaction that has begun.
        if (begins.test(textOf(statement))) client.release(true);
      });
    return answer;
  }) as Query as typeof client.query;
}

export function textOf(statement: unknown): string {
  const text = typeof statement === "object" && statement !== null && "text" in statement ? statement.text : statement;
  return String(text);
}

/**
 * A pool whose connections survive a refused statement. The driver closes a connection with each error, also when a limit
 * is reached or a name is taken: many refusals at once would then use up the time to open new ones.
 */
export class StatementPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    this.on("connect", prepareConnection);
  }

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
