import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, it } from "vitest";
import { isDatabaseAway } from "./database-away.server";

const socketError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

function said(severity: string, code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError("said by PostgreSQL", 0, "error"), { severity, code });
}

it.each([
  ["a restart ended the session", said("FATAL", "57P01")],
  ["it crashed", said("FATAL", "57P02")],
  ["it is still starting", said("FATAL", "57P03")],
  ["the database takes no connections", said("FATAL", "55000")],
  ["the database does not exist", said("FATAL", "3D000")],
  ["all connections are taken", said("FATAL", "53300")],
  ["the transaction idled too long", said("FATAL", "25P03")],
  ["a statement took too long", said("ERROR", "57014")],
  ["the disk is full", said("ERROR", "53100")],
  ["it broke the connection", said("ERROR", "08006")],
  ["nothing listens", socketError("ECONNREFUSED", "connect")],
  ["nothing listens on any of several addresses", Object.assign(new AggregateError([]), { code: "ECONNREFUSED" })],
  ["its socket file is gone", socketError("ENOENT", "connect")],
  ["the connection was reset", socketError("ECONNRESET", "read")],
  ["the other side had closed before the query was written", socketError("EPIPE", "write")],
  ["the socket was closed here", socketError("ERR_STREAM_DESTROYED", "write")],
  ["the network is slow", socketError("ETIMEDOUT", "connect")],
  ["the host is away", socketError("EHOSTUNREACH", "connect")],
  ["the network is away", socketError("ENETUNREACH", "connect")],
  ["the name is unknown", socketError("ENOTFOUND", "getaddrinfo")],
  ["the name server is away", socketError("EAI_AGAIN", "getaddrinfo")],
  ["it closed the connection", new Error("Connection terminated unexpectedly")],
  ["the pool closed the connection", new Error("Connection terminated")],
  ["a connection took too long", new Error("Connection terminated due to connection timeout")],
  ["the driver waited too long for a connection", new Error("timeout expired")],
  ["all connections of the pool are in use", new Error("timeout exceeded when trying to connect")],
  ["an answer took too long", new Error("Query read timeout")],
  ["a transaction lost its connection", new Error("Client has encountered a connection error and is not queryable")],
  ["a transaction's connection was closed", new Error("Client was closed and is not queryable")],
])("knows that the database is away when %s [SAFE-96]", (_when, error) => {
  expect([isDatabaseAway(error), isDatabaseAway(new DrizzleQueryError("select 1", [], error))]).toEqual([true, true]);
});

it.each([
  ["a broken query", said("ERROR", "42P01")],
  ["a constraint", said("ERROR", "23505")],
  ["a conflict of two writes", said("ERROR", "40001")],
  ["a missing file", socketError("ENOENT", "open")],
  ["a mistake in the program", new TypeError("undefined is not a function")],
  ["something thrown", "Connection terminated"],
])("does not take %s for it [SAFE-96]", (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it.each<[what: string, receive: (socket: Socket) => void]>([
  ["closes each connection", (socket) => socket.destroy()],
  ["resets each connection", (socket) => socket.resetAndDestroy()],
  ["ends each connection after the first words", (socket) => socket.once("data", () => socket.end())],
  ["answers nothing", () => {}],
])("knows it of a real server that %s [SAFE-96]", async (_what, receive) => {
  const server = createServer((socket) => receive(socket.on("error", () => {})));
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ host: "127.0.0.1", port, user: "a", database: "a", connectionTimeoutMillis: 100 });
  try {
    const failure = await pool.query("select 1").catch((error: unknown) => error);
    expect([isDatabaseAway(failure), failure]).toEqual([true, expect.any(Error)]);
  } finally {
    await pool.end();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
