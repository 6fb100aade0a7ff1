import { hash } from "node:crypto";
import pg from "pg";
import { hasEndedSession, isReadTimeout } from "./database-away.server";

type Query = (...given: unknown[]) => Promise<unknown>;

/** The name of a statement that each connection reads and plans once. It is sent under one made from its text. */
export const planned = "planned";

const withOwnName = (statement: unknown) =>
  isPlanned(statement) ? { ...statement, name: hash("sha1", statement.text, "base64url") } : statement;

const isPlanned = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === "object" && statement !== null && "name" in statement && statement.name === planned;

const begins = /^begin\b/;

/** A connection that names planned statements, and leaves the pool once it is lost. */
export class StatementClient extends pg.Client {
  /** Set by the pool that has lent it. */
  declare release?: pg.PoolClient["release"];

  override query = ((statement, ...given) => {
    const answer = (super.query as Query).call(this, withOwnName(statement), ...given);
    if (answer instanceof Promise)
      answer.catch((error) => {
        // No answer has come in time, as behind a broken network. The rollback that follows would wait as long again, and
        // then the next one who gets this connection.
        if (isReadTimeout(error)) (this as unknown as { connection: pg.Connection }).connection.stream.destroy();
        // The library gives a connection back only after a transaction that has begun.
        if (begins.test(textOf(statement))) this.release?.(true);
      });
    return answer;
  }) as Query as pg.Client["query"];
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
    super({ ...config, Client: StatementClient });
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
