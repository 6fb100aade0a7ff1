import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { socketFile } from "../../server/postgres/address";

/** The jobs poll on separate connections. Queries of pages use connections with this name. */
const pages = "\0application_name\0kreativlaendle\0";

/** A proxy between a site and its database that records each statement of a page. */
export async function listenToQueries(databaseUrl: string) {
  const statements: string[] = [];
  const server = createServer((driver) => {
    const database = connectTo(databaseUrl);
    const read = statementReader((statement) => statements.push(statement));
    driver.on("data", read).pipe(database).pipe(driver);
    for (const [one, other] of [
      [driver, database],
      [database, driver],
    ] as const) {
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.search = "";
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    /** The statements during `run`, sorted, because the order of connections is random. */
    async during(run: () => Promise<unknown>): Promise<string[]> {
      statements.length = 0;
      await run();
      return statements.toSorted();
    },
    stop: () => server.close(),
  };
}

function connectTo(databaseUrl: string): Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get("host");
  return folder ? connect(join(folder, socketFile)) : connect(Number(port), hostname);
}

/**
 * Parses the client's side of the protocol: the text of simple queries (Q), and that of prepared ones (P) each time they
 * are used (B). A named statement is prepared once per connection.
 */
function statementReader(tell: (statement: string) => void) {
  let unread = Buffer.alloc(0);
  const prepared = new Map<string, string>();
  let isOfPages: boolean | null = null;

  return (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      // The first message has no type letter before its length.
      const lengthAt = isOfPages === null ? 0 : 1;
      if (unread.length < lengthAt + 4) return;
      const end = lengthAt + unread.readUInt32BE(lengthAt);
      if (unread.length < end) return;
      const body = unread.toString("utf8", lengthAt + 4, end);
      if (isOfPages === null) isOfPages = body.includes(pages);
      else if (isOfPages && unread[0] === 0x51) tell(body);
      else if (isOfPages && unread[0] === 0x50) {
        const [name = "", ...text] = body.split("\0");
        prepared.set(name, text.join("\0"));
      } else if (isOfPages && unread[0] === 0x42) tell(prepared.get(body.split("\0")[1] ?? "") ?? "");
      unread = unread.subarray(end);
    }
  };
}
