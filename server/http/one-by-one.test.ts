import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { oneByOne } from "./one-by-one";

/** `once` would fail with the error of a connection that is closed by the server. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.on("error", () => {}).once("close", () => resolve()));

async function serverWith(most?: number) {
  const begun: string[] = [];
  const open: ServerResponse[] = [];
  const listener = oneByOne((request, response) => {
    begun.push(request.url ?? "");
    open.push(response);
  }, most);
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = (...paths: string[]): Socket => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(""));
    return socket;
  };
  const endNext = () => open.shift()?.end("da");
  return { begun, send, endNext, open };
}

it("begins what a connection has sent at once one by one, in its order, and answers all of it [SAFE-127]", async () => {
  const { begun, send, endNext } = await serverWith();
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const socket = send(...paths);
  let got = "";
  socket.on("data", (piece) => {
    got += piece;
  });
  for (let count = 1; count <= paths.length; count += 1) {
    await expect.poll(() => begun.length).toBeGreaterThanOrEqual(count);
    expect(begun).toEqual(paths.slice(0, count));
    endNext();
  }
  await expect.poll(() => got.split("HTTP/1.1 200")).toHaveLength(21);
});

it("lets no connection wait for another one [SAFE-127]", async () => {
  const { begun, send } = await serverWith();
  send("/1", "/2");
  await expect.poll(() => begun).toHaveLength(1);
  send("/3");
  await expect.poll(() => begun).toHaveLength(2);
  expect(begun).toEqual(["/1", "/3"]);
});

it("closes a connection that sends too many, begins none of them, and takes others as before [SAFE-127]", async () => {
  const { begun, send, endNext } = await serverWith(10);
  const socket = send(...Array.from({ length: 1000 }, (_, index) => `/${index}`));
  await closed(socket);
  expect(begun).toEqual(["/0"]);
  endNext();
  const other = send("/a", "/b");
  await expect.poll(() => begun).toHaveLength(2);
  endNext();
  await expect.poll(() => begun).toHaveLength(3);
  expect(begun).toEqual(["/0", "/a", "/b"]);
  other.destroy();
});

it("begins nothing more for a connection that has closed [SAFE-127]", async () => {
  const { begun, send, endNext } = await serverWith(1);
  const socket = send("/1", "/2");
  await expect.poll(() => begun).toHaveLength(1);
  socket.destroy();
  await closed(socket);
  // Its place among those that wait is free again.
  const other = send("/3", "/4");
  await expect.poll(() => begun).toHaveLength(2);
  endNext();
  endNext();
  await expect.poll(() => begun).toHaveLength(3);
  expect(begun).toEqual(["/1", "/3", "/4"]);
  other.destroy();
});

it("begins nothing more after an answer that closes the connection [SAFE-127]", async () => {
  const { begun, send, endNext, open } = await serverWith(2);
  const socket = send("/1", "/2", "/3");
  await expect.poll(() => begun).toHaveLength(1);
  open[0]?.setHeader("connection", "close");
  endNext();
  await closed(socket.resume());
  const other = send("/4", "/5", "/6");
  await expect.poll(() => begun).toHaveLength(2);
  endNext();
  await expect.poll(() => begun).toHaveLength(3);
  expect(begun).toEqual(["/1", "/4", "/5"]);
  other.destroy();
});
