import { createServer } from "node:net";
import { join } from "node:path";

/** Without a port, connections use the socket file in the cluster's folder. */
export interface Address {
  port?: number;
}

const socketPort = 5432;
export const socketFile = `.s.PGSQL.${socketPort}`;

export function canHaveSocket(folder: string) {
  // The operating systems limit this path to 104 or 108 bytes.
  return process.platform !== "win32" && Buffer.byteLength(join(folder, socketFile)) < 100;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port on 127.0.0.1.");
  return address.port;
}

/** The socket is in the working folder of the database, so that its path is short. */
export function addressSettings({ port }: Address): Record<string, string> {
  return port === undefined
    ? { listen_addresses: "", unix_socket_directories: ".", port: String(socketPort) }
    : { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(port) };
}

export function connectionUrl(cluster: { folder: string; password: string }, { port }: Address, database: string) {
  const account = `postgres:${encodeURIComponent(cluster.password)}`;
  return port === undefined
    ? `postgresql://${account}@localhost/${database}?host=${encodeURIComponent(cluster.folder)}&port=${socketPort}`
    : `postgresql://${account}@127.0.0.1:${port}/${database}`;
}
